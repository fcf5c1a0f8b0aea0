/** A newcomer plays today's challenge to its end, in each language, from the landing page on. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { playChallenge, readCode, signUp, verifyAndComplete } from './newcomer.ts';
import { type RunningServer, startServer } from './running-server.ts';

const ROUNDS = 5;
const TWO_MINUTES_MS = 120_000;
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let server: RunningServer;
let browser: Browser;

before(async () => {
  server = await startServer();
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: flags });
});
after(async () => {
  await browser.close();
  await server.stop();
});

for (const [language, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
  ['ku', 'rtl'],
] as const) {
  test(`a newcomer plays the daily challenge in ${language}`, { timeout: TWO_MINUTES_MS }, async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    const newcomer = {
      name: `nawroz-${language}`,
      email: `nawroz-${language}@example.org`,
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
