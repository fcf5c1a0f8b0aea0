/** The store on a phone, opened by a visitor or a player. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningServer } from '../support/running-server.ts';
import type { WebLanguage } from '../support/texts.ts';

const PATIENCE_MS = 30_000;
export const STORE = '/store?tab=purchase';
export const WELCOME_COINS = 100;
/** Coins of the smallest package. */
export const FEW_COINS = 200;

export interface TestBed {
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** Opens a phone whose storage has the language, and a player's token. */
export async function openContext(
  { browser }: Pick<TestBed, 'browser'>,
  language: WebLanguage,
  token?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const stored = { lang: language, ...(token && { access_token: token }) };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, stored);
  return context;
}

export async function openStore(
  { server }: Pick<TestBed, 'server'>,
  context: BrowserContext,
  path = STORE,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  await page.locator('section[aria-labelledby=coins] li button').first().waitFor();
  return page;
}
