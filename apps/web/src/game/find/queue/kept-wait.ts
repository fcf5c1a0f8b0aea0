/** Kept state of a wait: after a reload the screen goes on waiting, or shows the outcome. */
import type { LiveModeId } from '../../modes/mode-table.ts';

interface KeptWait {
  readonly modeId: LiveModeId;
  /** Stakes of the queue; without them the wait is for the answer of a player. */
  readonly stakesId?: string;
  readonly askedName?: string;
}

const KEY = 'waiting';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Private windows may refuse storage; a reload then leads to the choice. */
export function keepWait(wait: KeptWait | null): void {
  try {
    if (wait) sessionStorage.setItem(KEY, JSON.stringify(wait));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The wait is not kept, and the search goes on.
  }
}

/** The wait from before this reload, once; null in every other case. */
export function takeWait(modeId: LiveModeId): KeptWait | null {
  try {
    const kept: KeptWait | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    keepWait(null);
    return kept?.modeId === modeId && isReload() ? kept : null;
  } catch {
    return null;
  }
}
