/** Longest main-thread tasks between two performance marks, in processor time, from a trace of the browser. */
import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Start in microseconds. */
  readonly ts: number;
  /** Processor time of the thread in microseconds, without waiting for a processor. */
  readonly tdur?: number;
}

const CATEGORIES = 'toplevel,blink.user_timing';
const US_PER_MS = 1000;
const TASK = 'ThreadControllerImpl::RunTask';

export const setMark = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((given) => performance.mark(given), name);

/** Longest task, in milliseconds, between a mark `from` and the next mark `to`, over all such pairs. */
export function longestBetween(events: readonly TraceEvent[], from: string, to: string): number {
  const marks = events
    .filter(({ name, ph }) => ph !== 'X' && (name === from || name === to))
    .toSorted((one, other) => one.ts - other.ts);
  const lengths = marks.flatMap((mark, index) => {
    const end = marks[index + 1];
    if (mark.name !== from || end?.name !== to) return [];
    return events
      .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === mark.pid && tid === mark.tid)
      .filter(({ ts }) => ts >= mark.ts && ts < end.ts)
      .map(({ tdur = 0 }) => tdur / US_PER_MS);
  });
  if (lengths.length === 0) throw new Error(`The trace has no tasks between ${from} and ${to}.`);
  return Math.max(...lengths);
}

/** Starts a trace of the page. Returns the function that ends it and returns its events. */
export async function traceTasks(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: CATEGORIES });
  return async () => {
    const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await isComplete;
    return events;
  };
}
