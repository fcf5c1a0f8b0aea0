/**
 * Responsiveness of a match on a slow phone: main-thread time of the countdown, the delay after a tap, and the longest
 * tasks of reveals and endings, with a processor slowed down four times.
 */
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { findPosition, type Guest, signUpGuest } from '../../e2e/support/database-access.ts';
import { closeTestBed, openTestBed, type TestBed } from '../../e2e/support/guest-phone.ts';
import type { Figure } from '../figure.ts';
import { longestBetween, setMark, traceTasks } from './longest-tasks.ts';

const SLOWDOWN = 4;
const WATCH_MS = 6000;
const ROUNDS = 5;
/** Time from a verdict until nothing moves any more, on a slow phone. */
const REVEAL_MS = 1200;
const ENDING_MS = 4000;

interface OpenMatch {
  readonly page: Page;
  readonly session: CDPSession;
  readonly guest: Guest;
}

/** Whether the answers of the traced match are right: an ending of a player who has won, after reveals of both kinds. */
const ARE_RIGHT = [true, false, true, true, true] as const;

const answers = (page: Page) => page.locator('main button:enabled').filter({ hasText: /^\S?[1-4]/ });

/**
 * Taps like a finger, marked in the trace. A click of the driver adds a hover test to each frame, and calls of its own
 * to the page.
 */
async function tap({ page, session }: OpenMatch, target: Locator, mark: string): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target of a tap is not on the screen.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await setMark(page, mark);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

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
async function openMatch({ browser, db, server }: TestBed): Promise<OpenMatch> {
  const guest = await signUpGuest(server, db);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript((stored) => {
    localStorage.setItem('access_token', stored);
    localStorage.setItem('lang', 'en');
  }, guest.token);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${server.url}/play/daily-challenge`, { waitUntil: 'networkidle' });
  // A mouse on the page would add a hit test to each frame, which no phone has.
  await page.locator('main button').first().tap();
  await answers(page).first().waitFor();
  await page.waitForTimeout(2000);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, session, guest };
}

/** Plays all rounds, up to the last reveal. `placeOf` chooses the answer to a round. */
async function playRounds(match: OpenMatch, placeOf: (round: number) => Promise<number>): Promise<void> {
  const { page } = match;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await answers(page).first().waitFor();
    await page.waitForTimeout(1500);
    await tap(match, answers(page).nth(await placeOf(round)), 'answer');
    await page.locator('main section[data-verdict]').waitFor();
    await page.waitForTimeout(REVEAL_MS);
    if (round < ROUNDS) await tap(match, page.locator('main button').last(), 'read');
    if (round < ROUNDS) await page.locator('main section[data-verdict]').waitFor({ state: 'hidden' });
  }
}

/** Time from the first frame of a result until its next step may be tapped. */
async function watchNextStep(page: Page): Promise<number> {
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let beganAtMs = 0;
        requestAnimationFrame(function look(nowMs) {
          const result = document.querySelector('main section[data-outcome]');
          const next = result?.querySelector('a[href="/home"]')?.parentElement;
          if (result && beganAtMs === 0) beganAtMs = nowMs;
          const box = next?.getBoundingClientRect();
          const found = box && document.elementFromPoint(box.x + 40, box.y + box.height / 2);
          const isSeen = next && getComputedStyle(next).opacity === '1';
          if (isSeen && found && next.contains(found)) resolve(nowMs - beganAtMs);
          else requestAnimationFrame(look);
        });
      }),
  );
  await page.locator('main button').last().tap();
  return time;
}

/** Measures the countdown, the taps of a whole match, and the wait in its result. */
async function measureTaps(match: OpenMatch): Promise<Figure[]> {
  const { page, session } = match;
  const countdown = await watchCountdown(page, session);
  await watchTaps(page);
  await playRounds(match, async () => 0);
  // Include clicks that open the next question, which are every second one.
  const taps = await readTaps(page);
  const nextStep = await watchNextStep(page);
  const visible = median(taps.map(({ visibleAfterMs }) => visibleAfterMs));
  const handlers = median(taps.map(({ handlerMs }) => handlerMs));
  return [
    { name: 'countdown: main thread', value: countdown, unit: 'ms/s', budget: 20 },
    { name: 'tap to next frame, median', value: visible, unit: 'ms', budget: 100 },
    { name: 'tap: handlers, median', value: handlers, unit: 'ms', budget: 16 },
    { name: 'result: until its next step', value: nextStep, unit: 'ms', budget: 1000 },
  ];
}

/** Measures animations: of each reveal after its answer, and of the result. */
async function measureAnimations(match: OpenMatch, db: Db): Promise<Figure[]> {
  const { page, session } = match;
  // Load the driver's own script before the trace.
  await setMark(page, 'begin');
  const stop = await traceTasks(session);
  await playRounds(match, (round) => findPosition(db, match.guest, ARE_RIGHT[round - 1] ?? true));
  await tap(match, page.locator('main button').last(), 'read');
  await page.waitForTimeout(ENDING_MS);
  await setMark(page, 'end');
  const events = await stop();
  const reveal = longestBetween(events, 'answer', 'read');
  const ending = longestBetween(events, 'read', 'end');
  return [
    { name: 'reveal: longest task, processor', value: reveal, unit: 'ms', budget: 60 },
    { name: 'result: longest task, processor', value: ending, unit: 'ms', budget: 50 },
  ];
}

export async function measureFeel(): Promise<Figure[]> {
  const testBed = await openTestBed();
  try {
    const taps = await measureTaps(await openMatch(testBed));
    return [...taps, ...(await measureAnimations(await openMatch(testBed), testBed.db))];
  } finally {
    await closeTestBed(testBed);
  }
}
