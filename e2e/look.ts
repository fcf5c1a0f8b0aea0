/** How a screen is looked at: in a language, on a device, and with an eye for what goes wrong on it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

const PATIENCE_MS = 30_000;
const viewports = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

export type Theme = 'dark' | 'light';

export interface Look {
  readonly language: 'en' | 'ar' | 'ku';
  readonly size: keyof typeof viewports;
  /** By axe, which takes its time: each theme in one language, of either direction. */
  readonly checkedIn: Theme | null;
  /** With text of twice the size, too: in one language, on a phone, where there is least room for it. */
  readonly isEnlarged?: boolean;
}

/** A browser of one who has seen the welcome and nothing else, signed in by the token if there is one. */
export async function openContext(
  browser: Browser,
  { size, language }: Look,
  token?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: viewports[size], reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    (stored) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { lang: language, welcomed: '1', ...(token && { access_token: token }) },
  );
  return context;
}

/** A page that keeps what goes wrong on it; refusals that a screen is there to show are no faults. */
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
