/**
 * Responsiveness of a match on a slow phone: main-thread time of the countdown, and the delay after a tap, with a
 * processor slowed down four times.
 */
import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/launch-browser.ts';
import { startServer } from '../../e2e/support/running-server.ts';
import { signUpPlayer } from '../../e2e/support/test-player.ts';
import type { Figure } from '../figure.ts';

const SLOWDOWN = 4;
const WATCH_MS = 6000;
const ROUNDS = 5;

const answers = (page: Page) => page.locator('main button:enabled').filter({ hasText: /^\S?[1-4]/ });

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Main-thread time per second, in milliseconds, while only the countdown runs. */
async function watchCountdown(page: Page, session: CDPSession): Promise<number> {
  const before = await taskSeconds(session);
  await page.waitForTimeout(WATCH_MS);
  return ((await taskSeconds(session)) - before) * 1000 * (1000 / WATCH_MS);
}

interface Tap {
  /** Time from the tap to the next frame, by the browser's Event Timing (in steps of 8 ms). */
  readonly visibleAfterMs: number;
  readonly handlerMs: number;
}

const watchTaps = (page: Page) =>
  page.evaluate(() => {
    const taps: Tap[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name !== 'click' || !(entry instanceof PerformanceEventTiming)) continue;
        taps.push({
          visibleAfterMs: entry.duration,
          handlerMs: entry.processingEnd - entry.processingStart,
        });
      }
    }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold: 16 }));
  });

const readTaps = (page: Page): Promise<Tap[]> =>
  page.evaluate(() => ('taps' in window ? (window.taps as Tap[]) : []));

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export async function measureFeel(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const { token } = await signUpPlayer(server.url, true);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addInitScript((stored) => {
      localStorage.setItem('access_token', stored);
      localStorage.setItem('lang', 'en');
    }, token);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${server.url}/play/daily-challenge`, { waitUntil: 'networkidle' });
    await page.locator('main button').first().click();
    await answers(page).first().waitFor();
    await page.waitForTimeout(2000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const countdown = await watchCountdown(page, session);

    await watchTaps(page);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await answers(page).first().waitFor();
      await page.waitForTimeout(1500);
      await answers(page).first().click();
      await page.locator('main section[data-verdict]').waitFor();
      await page.waitForTimeout(800);
      if (round < ROUNDS) await page.locator('main button').last().click();
      if (round < ROUNDS) await page.locator('main section[data-verdict]').waitFor({ state: 'hidden' });
    }
    // Every second click opens the next question; both kinds are measured.
    const taps = await readTaps(page);
    return [
      { name: 'countdown: main thread', value: countdown, unit: 'ms/s', budget: 20 },
      {
        name: 'tap to next frame, median',
        value: median(taps.map(({ visibleAfterMs }) => visibleAfterMs)),
        unit: 'ms',
        budget: 100,
      },
      {
        name: 'tap: handlers, median',
        value: median(taps.map(({ handlerMs }) => handlerMs)),
        unit: 'ms',
        budget: 16,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
