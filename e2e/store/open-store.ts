/** The store on a phone, as a visitor or a player opens it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningServer } from '../support/running-server.ts';
import type { WebLanguage } from '../support/texts.ts';

const PATIENCE_MS = 30_000;
export const STORE = '/store?tab=purchase';
export const WELCOME_COINS = 100;
/** Coins of the smallest package. */
export const FEW_COINS = 200;

export interface Venue {
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** A phone whose storage holds the language, and the token of a player. */
export async function openContext(
  { browser }: Pick<Venue, 'browser'>,
  language: WebLanguage,
  token?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
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
  { server }: Pick<Venue, 'server'>,
  context: BrowserContext,
  path = STORE,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  await page.locator('section[aria-labelledby=coins] li button').first().waitFor();
  return page;
}
