import { pause } from '../time/pause.ts';
import { reloadOnce } from './reload-once.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 4000;
/** Failures with the server in reach after which a part counts as replaced. */
const MOST_REFUSALS = 3;

const isServerInReach = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const waitMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);

/**
 * Fetches a style sheet again that failed to load, since the bundler tries it only once. A sheet that is still loading
 * must stay in the document, or its waiters would wait for ever.
 */
document.addEventListener(
  'error',
  ({ target: link }) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
    const again = link.cloneNode() as HTMLLinkElement;
    const tries = Number(link.dataset.tries ?? 0);
    again.dataset.tries = String(tries + 1);
    setTimeout(() => link.replaceWith(again), waitMs(tries));
  },
  true,
);

/**
 * Fetches a part of the app, again and again while there is no network. A part that a new version has replaced
 * reloads the page, once; after that its error is thrown.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0, refusals = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (await isServerInReach()) refusals += 1;
      if (refusals >= MOST_REFUSALS) {
        if (!reloadOnce(error)) throw error;
        return new Promise(() => undefined);
      }
      await pause(waitMs(tries));
    }
  }
}
