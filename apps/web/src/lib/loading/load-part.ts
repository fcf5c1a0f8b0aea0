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

function fetchAgain(link: HTMLLinkElement): void {
  const again = link.cloneNode() as HTMLLinkElement;
  const tries = Number(link.dataset.tries ?? 0);
  again.dataset.tries = String(tries + 1);
  setTimeout(() => link.replaceWith(again), waitMs(tries));
}

const isSheet = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.rel === 'stylesheet';

/** Whether a style sheet is there; that of a failed request is missing or refuses to be read. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/**
 * Style sheets that failed to load are fetched again, since browsers and the bundler try once. Those of the document
 * have come or failed by now: scripts wait for them. A sheet that is still loading must stay, or its waiters would wait
 * for ever.
 */
for (const link of document.querySelectorAll('link')) if (isSheet(link) && !hasCome(link)) fetchAgain(link);
document.addEventListener('error', ({ target }) => isSheet(target) && fetchAgain(target), true);

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
