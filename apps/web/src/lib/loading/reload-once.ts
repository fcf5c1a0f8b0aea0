import { readStored, store } from '../storage.ts';
import { reloadPage } from './reload-page.ts';

/**
 * Reloads the page, but only once: a part that fails to load was most often replaced by a new version. Returns whether
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

/** To be called after a successful load: the next failure may reload again. */
export const clearReloadFlag = (): void => store('dynamicReload', null);
