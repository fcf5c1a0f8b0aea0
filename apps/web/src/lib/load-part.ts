import { pause } from './pause.ts';
import { reloadOnce } from './reload-once.ts';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 4000;
/** A part that a server in reach has refused so often is no more. */
const MOST_REFUSALS = 3;

const isServerInReach = (): Promise<boolean> =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Of a sheet that never came, browsers give either nothing or rules that may not be read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}

/** The bundler asks for a style sheet once; one that was lost on its way is asked for again. */
function askForLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (isLost(link)) link.replaceWith(link.cloneNode());
  }
}

/**
 * Fetches a part of the app: again and again while the network is away. A part that a new version has replaced reloads
 * the page, once; after that its error is thrown.
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
      await pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
      askForLostStyles();
    }
  }
}
