import { readStored, store } from '../storage.ts';
import { reloadPage } from './reload-page.ts';

/**
 * A part that fails to load is most often one that a new version has replaced: reload, but only once. Answers whether
 * the page reloads.
 */
export function reloadOnce(error: unknown): boolean {
  if (readStored('dynamicReload')) {
    console.error(error);
    return false;
  }
  store('dynamicReload', 'true');
  reloadPage();
  return true;
}

/** Called when what was asked for is there: the next failure may reload again. */
export const clearReloadFlag = (): void => store('dynamicReload', null);
