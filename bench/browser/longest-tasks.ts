/** The browser's longest tasks after a mark, by its trace: the processor's time, whatever else the machine does. */
import type { CDPSession, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, as the others. */
  readonly ts: number;
  /** Of the thread, without the times in which it waited for the processor. */
  readonly tdur?: number;
}

const CATEGORIES = 'toplevel,blink.user_timing';
const MICROSECONDS = 1000;
const TASK = 'ThreadControllerImpl::RunTask';

export const setMark = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((given) => performance.mark(given), name);

/** Longest task that began within a time after any mark of that name, in milliseconds. */
export function longestAfter(events: readonly TraceEvent[], name: string, withinMs: number): number {
  const marks = events.filter((event) => event.name === name);
  const lengths = marks.flatMap((mark) =>
    events
      .filter(
        ({ name: task, ph, pid, tid }) => task === TASK && ph === 'X' && pid === mark.pid && tid === mark.tid,
      )
      .filter(({ ts }) => ts >= mark.ts && ts < mark.ts + withinMs * MICROSECONDS)
      .map(({ tdur = 0 }) => tdur / MICROSECONDS),
  );
  if (lengths.length === 0) throw new Error(`The trace has no tasks after ${name}.`);
  return Math.max(...lengths);
}

/** Traces what a page does. The answer ends it and tells what was seen. */
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
