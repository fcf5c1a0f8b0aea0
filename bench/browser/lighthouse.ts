/** Lighthouse (mobile, simulated throttling) on the public pages, and on the game by a deep link. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { findBrowser, flags } from '../../e2e/support/launch-browser.ts';
import { startServer } from '../../e2e/support/running-server.ts';
import { signUpPlayer } from '../../e2e/support/test-player.ts';
import { type Figure, medianFigures } from '../figure.ts';

const publicPages = [
  '/landing',
  '/zana-subscription',
  '/terms-and-conditions',
  '/privacy-policy',
  '/about-us',
];
const GAME = '/home';
const RUNS = 3;
const PAGE_LCP_MS = 1000;
const GAME_LCP_MS = 1900;

const pointBudgets = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function run(url: string, port: number): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: Object.keys(pointBudgets),
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return result.lhr;
}

function timings(path: string, { audits }: RunnerResult['lhr'], lcpBudget: number): Figure[] {
  const value = (id: string): number => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return [
    { name: `${path}: LCP`, value: value('largest-contentful-paint'), unit: 'ms', budget: lcpBudget },
    { name: `${path}: TBT`, value: value('total-blocking-time'), unit: 'ms', budget: 50 },
    { name: `${path}: CLS`, value: value('cumulative-layout-shift'), unit: 'shift', budget: 0.01 },
  ];
}

const points = (path: string, { categories }: RunnerResult['lhr']): Figure[] =>
  Object.entries(pointBudgets).map(([id, budget]) => ({
    name: `${path}: ${id}`,
    value: Math.round((categories[id]?.score ?? 0) * 100),
    unit: 'points',
    budget,
  }));

/** Median of three runs, because a busy machine slows single ones down. */
async function medianOf(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const runs: Figure[][] = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await measure());
  return medianFigures(runs);
}

/** Signs the browser in on every new page. */
async function signIn(context: BrowserContext, serverUrl: string): Promise<void> {
  const { token } = await signUpPlayer(serverUrl, true);
  const page = await context.newPage();
  await page.goto(`${serverUrl}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('access_token', stored), token);
  await page.close();
}

/** Measures every page, or the one at a path. */
export async function measurePages(only?: string): Promise<Figure[]> {
  const server = await startServer();
  const profile = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  const report = (path: string) => run(`${server.url}${path}`, port);
  try {
    const figures: Figure[] = [];
    for (const path of publicPages.filter((one) => !only || one === only)) {
      const once = async () => {
        const found = await report(path);
        return [...points(path, found), ...timings(path, found, PAGE_LCP_MS)];
      };
      figures.push(...(await medianOf(once)));
    }
    if (!only || only === GAME) {
      await signIn(context, server.url);
      figures.push(...(await medianOf(async () => timings(GAME, await report(GAME), GAME_LCP_MS))));
    }
    return figures;
  } finally {
    await context.close();
    await server.stop();
    await rm(profile, { recursive: true, force: true });
  }
}
