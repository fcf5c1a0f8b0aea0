/** Settings for the inspection of a screen: language, device, and checks. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Long, because inspections run at a low priority beside other tests. */
const PATIENCE_MS = 180_000;
export const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

/** Whether to take screenshots for a human, on wide screens of all languages too. */
export const isEveryLook = process.env.EVERY_LOOK !== undefined;

export type Theme = 'dark' | 'light';

export interface Look {
  readonly language: 'en' | 'ar' | 'ku';
  readonly size: keyof typeof viewports;
  /** Theme that axe checks, which is slow: each theme in one language per direction. */
  readonly checkedIn: Theme | null;
  /** True to inspect doubled text too: in one language, on a phone, which has the least room. */
  readonly isEnlarged?: boolean;
  /** True to inspect a wide screen in the same visit: the window grows, like a turned tablet. */
  readonly isWidened?: boolean;
}

/** Browser context of a visitor who has seen the welcome, signed in if there is a token. */
export async function openContext(
  browser: Browser,
  { size, language }: Look,
  token?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: viewports[size],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    (stored) => {
      // Never remove the token for a moment: the previous document may still run, and follow its session.
      for (const key of Object.keys(localStorage)) if (!(key in stored)) localStorage.removeItem(key);
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { lang: language, welcomed: '1', ...(token && { access_token: token }) },
  );
  return context;
}

/** Opens a page that collects its errors, except those that a screen is expected to handle. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(message.text());
    }
  });
  page.on('response', (response) => {
    const isPart = !['document', 'xhr', 'fetch'].includes(response.request().resourceType());
    if (isPart && response.status() >= 400) faults.push(`${response.url()} answered ${response.status()}`);
  });
  return { page, faults };
}
