/**
 * A return visit of a signed-in player on a slow network, while the server holds all calls for five seconds: the time
 * until the shell with its content is painted.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/launch-browser.ts';
import { startServer } from '../../e2e/support/running-server.ts';
import { signUpPlayer } from '../../e2e/support/test-player.ts';
import { type Figure, medianFigures } from '../figure.ts';
import { slowNetwork } from './slow-network.ts';

const paths = ['/home', '/modes', '/profile'] as const;
const RUNS = 3;
const HELD_MS = 5000;
const SHELL_BUDGET_MS = 1000;
/** Time in which a first visit stores everything for the next one. */
const SETTLES_MS = 6000;

/** Holds calls in the network layer; the driver's routes would switch the browser's cache off. */
async function holdCalls(session: CDPSession): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) => {
    void pause(HELD_MS)
      .then(() => session.send('Fetch.continueRequest', { requestId }))
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** Time from the navigation to the first frame with the bar and a heading, in milliseconds. */
const readShellPaint = async (page: Page): Promise<number> => {
  const painted = await page.waitForFunction(
    () => document.querySelector('nav') && document.querySelector('main h1, main h2') && performance.now(),
    undefined,
    { polling: 'raf', timeout: 2 * HELD_MS },
  );
  return Number(await painted.jsonValue());
};

async function revisit(context: BrowserContext, address: string, path: string): Promise<Figure[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await holdCalls(session);
  await page.goto(address, { waitUntil: 'commit' });
  const value = await readShellPaint(page);
  await page.close();
  return [{ name: `${path}: shell painted, calls held`, value, unit: 'ms', budget: SHELL_BUDGET_MS }];
}

/** Measures every screen after a first visit without limits, in one context that keeps its cache. */
export async function measureReturnVisit(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const { token } = await signUpPlayer(server.url, true);
    // The network of a service worker is not slowed down.
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    await context.addInitScript((stored) => {
      localStorage.setItem('access_token', stored);
      localStorage.setItem('lang', 'en');
      localStorage.setItem('welcomed', '1');
    }, token);
    const figures: Figure[] = [];
    for (const path of paths) {
      const first = await context.newPage();
      await first.goto(`${server.url}${path}`);
      await first.waitForTimeout(SETTLES_MS);
      await first.close();
      const runs: Figure[][] = [];
      for (let run = 1; run <= RUNS; run += 1)
        runs.push(await revisit(context, `${server.url}${path}`, path));
      figures.push(...medianFigures(runs));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}
