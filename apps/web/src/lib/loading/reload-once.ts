import { readStored, store } from '../storage.ts';
import { reloadPage } from './reload-page.ts';

/**
 * Reloads the page, but only once, because a file that fails to load was probably replaced by a newer version. Returns
 * whether the page reloads.
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

/** Allows another reload; called after a successful load. */
export const clearReloadFlag = (): void => store('dynamicReload', null);
