/** Layout stability of public pages when fonts load late: fallback fonts have the same metrics. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { watchShifts } from '../games/watch-shifts.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { type RunningServer, startServer, withoutPayments } from '../support/running-server.ts';

const LATE_MS = 1_200;
const AFTER_MS = 600;
const MOST_SHIFT = 0.01;

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

for (const language of ['en', 'ar', 'ku'])
  for (const width of [360, 412, 1280])
    test(`the landing in ${language} stays still at ${width} pixels`, async (t) => {
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      t.after(() => context.close());
      const page = await context.newPage();
      const shifts = await watchShifts(page);
      await page.route(/\.woff2$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue();
      });
      await page.goto(`${server.url}/landing?lang=${language}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(LATE_MS + AFTER_MS);
      const { sum, moved } = await shifts();
      assert.ok(sum <= MOST_SHIFT, `shifted by ${sum.toFixed(4)}: ${moved.join(', ')}`);
    });
