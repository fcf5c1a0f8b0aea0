/** A new player's journey from the landing page to the end of today's challenge, in each language. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer, withoutPayments } from '../support/running-server.ts';
import { playChallenge, readCode, signUp, verifyAndComplete } from './newcomer.ts';

const ROUNDS = 5;
const TWO_MINUTES_MS = 120_000;
let server: RunningServer;
let browser: Browser;

before(async () => {
  server = await startServer(withoutPayments);
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Concurrent journeys: each mostly reads and waits. */
const AT_ONCE = 4;

describe('a newcomer', { concurrency: AT_ONCE }, () => {
  for (const [language, direction, viewport] of [
    ['en', 'ltr', phone],
    ['ar', 'rtl', phone],
    ['ku', 'rtl', phone],
    ['ku', 'rtl', desk],
  ] as const) {
    const name = `plays the daily challenge in ${language}, ${viewport.width} wide`;
    test(name, { timeout: TWO_MINUTES_MS }, async () => {
      const page = await browser.newPage({ viewport });
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      const newcomer = {
        name: `nawroz-${language}-${viewport.width}`,
        email: `nawroz-${language}-${viewport.width}@example.org`,
        password: 'five questions',
      };

      await page.goto(server.url);
      await page.waitForURL('**/landing');
      assert.equal(await page.getAttribute('html', 'dir'), direction);
      await signUp(page, newcomer);
      await verifyAndComplete(page, await readCode(server.url, newcomer.email));
      await page.goto(`${server.url}/play/daily-challenge`);
      await playChallenge(page, ROUNDS);

      await page.goto(`${server.url}/profile`);
      const entries = page.locator('main li');
      await entries.first().waitFor();
      assert.ok((await entries.count()) >= 1);
      assert.deepEqual(faults, []);
      await page.close();
    });
  }
});
