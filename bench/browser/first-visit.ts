/**
 * A first visit on a slow network with an empty cache: first paint, requests, and bytes until the page is idle. For a
 * single page, lists the requests.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/launch-browser.ts';
import { startServer } from '../../e2e/support/running-server.ts';
import { signUpPlayer } from '../../e2e/support/test-player.ts';
import { type Figure, medianFigures } from '../figure.ts';
import { slowNetwork } from './slow-network.ts';

const RUNS = 3;
/** Time without requests after which a page is idle: the socket opens some seconds after the first screen. */
const QUIET_MS = 4000;

/** Budgets by page: first paint in milliseconds, number of requests, and kB on the wire. */
const budgets: Readonly<Record<string, readonly [number, number, number]>> = {
  '/landing': [600, 17, 190],
  '/home': [400, 25, 160],
  '/play/daily-challenge': [500, 34, 212],
};

interface Sent {
  readonly url: string;
  readonly startMs: number;
  bytes: number;
}

/** Records the requests of a page. */
async function watchRequests(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  const sent = new Map<string, Sent>();
  const running = new Set<string>();
  let lastMs = Date.now();
  const finish = (id: string, bytes: number) => {
    const request = sent.get(id);
    if (request) request.bytes = bytes;
    running.delete(id);
    lastMs = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    sent.set(requestId, { url: request.url, startMs: timestamp * 1000, bytes: 0 });
    running.add(requestId);
    lastMs = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));
  return {
    list: (): readonly Sent[] => [...sent.values()],
    async waitForRest(): Promise<void> {
      while (running.size > 0 || Date.now() - lastMs < QUIET_MS) await pause(100);
    },
  };
}

function printRequests(requests: readonly Sent[]): void {
  const first = requests[0]?.startMs ?? 0;
  for (const { url, startMs, bytes } of requests)
    process.stderr.write(
      `${Math.round(startMs - first)
        .toString()
        .padStart(6)} ms ${bytes.toString().padStart(7)} B  ${new URL(url).pathname}\n`,
    );
}

const readFirstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  );

interface Visit {
  readonly url: string;
  readonly path: string;
  /** Access token; null for a visitor. */
  readonly token: string | null;
  readonly isListed: boolean;
}

async function visit(browser: Browser, { url, path, token, isListed }: Visit): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addInitScript((stored) => {
      if (stored) localStorage.setItem('access_token', stored);
      localStorage.setItem('lang', 'en');
    }, token);
    const page = await context.newPage();
    const requests = await watchRequests(page);
    await page.goto(`${url}${path}`);
    await requests.waitForRest();
    if (isListed) printRequests(requests.list());
    const [paint = 0, count = 0, weight = 0] = budgets[path] ?? [];
    const bytes = requests.list().reduce((sum, one) => sum + one.bytes, 0);
    return [
      { name: `${path}: first paint`, value: await readFirstPaint(page), unit: 'ms', budget: paint },
      { name: `${path}: requests`, value: requests.list().length, unit: 'requests', budget: count },
      { name: `${path}: on the wire`, value: bytes / 1000, unit: 'kB', budget: weight },
    ];
  } finally {
    await context.close();
  }
}

/** Measures every page, or one page with a list of its requests. */
export async function measureFirstVisit(only?: string): Promise<Figure[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const { token } = await signUpPlayer(server.url, true);
    const figures: Figure[] = [];
    for (const path of Object.keys(budgets).filter((one) => !only || one === only)) {
      const runs: Figure[][] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        const isListed = path === only && run === RUNS;
        const caller = path === '/landing' ? null : token;
        runs.push(await visit(browser, { url: server.url, path, token: caller, isListed }));
      }
      figures.push(...medianFigures(runs));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}
