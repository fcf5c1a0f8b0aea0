import { readStored, store } from './storage.ts';

/** A part that fails to load is most often one that a new version has replaced: reload, but only once. */
export function reloadOnce(error: unknown): void {
  if (readStored('dynamicReload')) {
    console.error(error);
    return;
  }
  store('dynamicReload', 'true');
  location.reload();
}

/** Called when what was asked for is there: the next failure may reload again. */
export const clearReloadFlag = (): void => store('dynamicReload', null);
