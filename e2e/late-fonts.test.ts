/** Public pages stay still when their fonts arrive late: the system's fonts take the same room until then. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './launch-browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

const LATE_MS = 1_200;
const AFTER_MS = 600;
const MOST_SHIFT = 0.01;

let server: RunningServer;
let browser: Browser;

before(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
after(async () => {
  await browser.close();
  await server.stop();
});

/** Sum of the layout shifts of a page, with what moved. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(globalThis, { shiftsSeen: seen });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        for (const { node } of sources)
          seen.moved.push(`${node?.nodeName}.${node instanceof Element ? node.className : ''}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (globalThis as unknown as { shiftsSeen: { sum: number; moved: string[] } }).shiftsSeen,
    );
}

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
