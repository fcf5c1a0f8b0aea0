/**
 * Responsiveness of a match on a slow phone: main-thread time of the countdown, the delay after a tap, and the longest
 * tasks of reveals and endings, with a processor slowed down four times.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/launch-browser.ts';
import { startServer } from '../../e2e/support/running-server.ts';
import { signUpPlayer } from '../../e2e/support/test-player.ts';
import type { Figure } from '../figure.ts';
import { longestAfter, setMark, traceTasks } from './longest-tasks.ts';

const SLOWDOWN = 4;
const WATCH_MS = 6000;
const ROUNDS = 5;
/** Time from an answer to the end of its reveal, without network delay. */
const REVEAL_MS = 2000;
const ENDING_MS = 4000;

interface OpenMatch {
  readonly page: Page;
  readonly session: CDPSession;
}

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

/** Opens the first question of today's challenge for a new player, and then throttles the processor. */
async function openMatch(browser: Browser, serverUrl: string) {
  const { token } = await signUpPlayer(serverUrl, true);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript((stored) => {
    localStorage.setItem('access_token', stored);
    localStorage.setItem('lang', 'en');
  }, token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${serverUrl}/play/daily-challenge`, { waitUntil: 'networkidle' });
  await page.locator('main button').first().click();
  await answers(page).first().waitFor();
  await page.waitForTimeout(2000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session };
}

/** Plays all rounds, up to the last reveal. */
async function playRounds(page: Page): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await answers(page).first().waitFor();
    await page.waitForTimeout(1500);
    await setMark(page, 'answer');
    await answers(page).first().click();
    await page.locator('main section[data-verdict]').waitFor();
    await page.waitForTimeout(800);
    if (round < ROUNDS) await page.locator('main button').last().click();
    if (round < ROUNDS) await page.locator('main section[data-verdict]').waitFor({ state: 'hidden' });
  }
}

/** Measures the countdown, and the taps of a whole match. */
async function measureTaps({ page, session }: OpenMatch): Promise<Figure[]> {
  const countdown = await watchCountdown(page, session);
  await watchTaps(page);
  await playRounds(page);
  // Include clicks that open the next question, which are every second one.
  const taps = await readTaps(page);
  const visible = median(taps.map(({ visibleAfterMs }) => visibleAfterMs));
  const handlers = median(taps.map(({ handlerMs }) => handlerMs));
  return [
    { name: 'countdown: main thread', value: countdown, unit: 'ms/s', budget: 20 },
    { name: 'tap to next frame, median', value: visible, unit: 'ms', budget: 100 },
    { name: 'tap: handlers, median', value: handlers, unit: 'ms', budget: 16 },
  ];
}

/** Measures animations: of each reveal after its answer, and of the result. */
async function measureAnimations({ page, session }: OpenMatch): Promise<Figure[]> {
  const stop = await traceTasks(session);
  await playRounds(page);
  await setMark(page, 'ending');
  await page.locator('main button').last().click();
  await page.waitForTimeout(ENDING_MS);
  const events = await stop();
  const reveal = longestAfter(events, 'answer', REVEAL_MS);
  const ending = longestAfter(events, 'ending', ENDING_MS);
  return [
    { name: 'reveal: longest task, processor', value: reveal, unit: 'ms', budget: 70 },
    { name: 'result: longest task, processor', value: ending, unit: 'ms', budget: 90 },
  ];
}

export async function measureFeel(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const taps = await measureTaps(await openMatch(browser, server.url));
    return [...taps, ...(await measureAnimations(await openMatch(browser, server.url)))];
  } finally {
    await browser.close();
    await server.stop();
  }
}
