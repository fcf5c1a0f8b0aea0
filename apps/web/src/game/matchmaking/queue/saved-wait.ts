/** Saved wait for an opponent, which a reload continues, or ends with the outcome. */
import type { LiveModeId } from '../../modes/mode-table.ts';

interface SavedWait {
  readonly modeId: LiveModeId;
  /** Stakes of the queue; undefined while an invited player is asked. */
  readonly stakesId?: string;
  readonly invitedName?: string;
}

const KEY = 'waiting';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Without storage, a reload leads back to the landing. */
export function saveWait(wait: SavedWait | null): void {
  try {
    if (wait) sessionStorage.setItem(KEY, JSON.stringify(wait));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The search works without the saved wait.
  }
}

/** Wait from before this reload. It can be taken once; null in all other cases. */
export function takeSavedWait(modeId: LiveModeId): SavedWait | null {
  try {
    const saved: SavedWait | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    saveWait(null);
    return saved?.modeId === modeId && isReload() ? saved : null;
  } catch {
    return null;
  }
}
