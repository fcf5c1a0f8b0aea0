/** Checks that a first visit fetches each script, style and font once, and preloads nothing unused. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer, withoutPayments } from '../support/running-server.ts';
import { signUpPlayer } from '../support/test-player.ts';

/** Chromium warns some seconds after the load about unused preloads. */
const COMPLAINS_AFTER_MS = 5_000;

/** Files that the document preloads. Pictures may be requested again when React replaces their element. */
const isPreloaded = /\.(js|css|woff2)$/;

let server: RunningServer;
let browser: Browser;
let token: string;

before(async () => {
  server = await startServer(withoutPayments);
  browser = await launchBrowser();
  ({ token } = await signUpPlayer(server.url, true));
});
after(async () => {
  await browser.close();
  await server.stop();
});

for (const language of ['en', 'ku'])
  for (const path of ['/landing', '/home', '/play/daily-challenge'])
    test(`${path} in ${language} uses all that it preloads`, async (t) => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      t.after(() => context.close());
      await context.addInitScript(
        (stored) => {
          localStorage.setItem('lang', stored.language);
          if (stored.token) localStorage.setItem('access_token', stored.token);
        },
        { language, token: path === '/landing' ? null : token },
      );
      const page = await context.newPage();
      const complaints: string[] = [];
      const fetched: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'log') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(`${server.url}${path}?lang=${language}`, { waitUntil: 'load' });
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(COMPLAINS_AFTER_MS);
      assert.deepEqual(complaints, []);
      const assets = fetched.filter((one) => one.startsWith('/assets/') && isPreloaded.test(one));
      assert.deepEqual(
        assets.filter((one, index) => assets.indexOf(one) !== index),
        [],
        'Files were fetched twice.',
      );
    });
