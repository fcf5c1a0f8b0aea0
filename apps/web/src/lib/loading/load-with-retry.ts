import { pause } from '../time/pause.ts';
import { reloadOnce } from './reload-once.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 4000;
/** Failures on a working network after which a newer version must have replaced the file. */
const MOST_FAILURES_ONLINE = 3;

const isServerInReach = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const waitMs = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);

function fetchAgain(link: HTMLLinkElement): void {
  const again = link.cloneNode() as HTMLLinkElement;
  const tries = Number(link.dataset.tries ?? 0);
  again.dataset.tries = String(tries + 1);
  setTimeout(() => link.replaceWith(again), waitMs(tries));
}

const isSheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Whether a style sheet has loaded. A failed one is missing, or refuses to be read. */
function hasLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Retries style sheets that failed to load, which browsers and the bundler do not. Those of the document have loaded or
 * failed by now, since scripts wait for them. A sheet that is still loading stays, or the code that awaits it would
 * wait forever.
 */
for (const link of document.querySelectorAll('link')) if (isSheet(link) && !hasLoaded(link)) fetchAgain(link);
document.addEventListener('error', ({ target }) => isSheet(target) && fetchAgain(target), true);

/**
 * Loads a dynamic import, with retries while there is no network. Reloads the page once when a newer version has
 * replaced the file; throws the error after that.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0, refusals = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (await isServerInReach()) refusals += 1;
      if (refusals >= MOST_FAILURES_ONLINE) {
        if (!reloadOnce(error)) throw error;
        return new Promise(() => undefined);
      }
      await pause(waitMs(tries));
    }
  }
}
