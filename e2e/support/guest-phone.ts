/**
 * A guest with a phone in a game, controlled through the screen only: by keyboard alone in English and Arabic, by taps in
 * Kurdish.
 */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { findPosition, type Guest, openDatabaseOf } from './database-access.ts';
import { pressByKey, tabTo } from './keyboard.ts';
import { launchBrowser } from './launch-browser.ts';
import { type RunningServer, startServer, withoutPayments } from './running-server.ts';
import { textsIn, type WebLanguage } from './texts.ts';

const PATIENCE_MS = 30_000;
const OPTION = 'main fieldset button';

export interface Seat {
  readonly page: Page;
  readonly guest: Guest;
  readonly db: Db;
  /** URL of the server for the guest. */
  readonly url: string;
  readonly language: WebLanguage;
}

export class GuestPhone {
  readonly page: Page;
  readonly guest: Guest;
  readonly text: (key: string) => string;
  readonly db: Db;
  readonly #url: string;
  readonly #hasKeyboard: boolean;

  constructor({ page, guest, db, url, language }: Seat) {
    this.page = page;
    this.guest = guest;
    this.text = textsIn(language);
    this.db = db;
    this.#url = url;
    this.#hasKeyboard = language !== 'ku';
  }

  button(key: string): Locator {
    const name = this.text(key);
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  }

  says(key: string): Promise<void> {
    return this.page.getByText(this.text(key)).filter({ visible: true }).first().waitFor();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}${path}`);
  }

  /** Waits until the question may be answered. */
  async waitForQuestion(): Promise<void> {
    await this.page.locator(`${OPTION}[aria-disabled=false]`).first().waitFor();
  }

  option(place: number): Locator {
    return this.page.locator(OPTION).nth(place);
  }

  /** Moves the focus to a button or a link, so that a press follows at once. */
  async reach(target: Locator): Promise<void> {
    if (this.#hasKeyboard) await tabTo(this.page, target);
  }

  /** Presses a button or a link. */
  press(target: Locator): Promise<void> {
    return this.#hasKeyboard ? pressByKey(this.page, target) : target.click();
  }

  /** Presses an option, which solo mode only selects. */
  async choose(isRight: boolean): Promise<void> {
    await this.waitForQuestion();
    await this.press(this.option(await findPosition(this.db, this.guest, isRight)));
  }

  /** Waits for the verdict of a closed round. */
  learns(verdict: 'right' | 'wrong' | 'none', withinMs = PATIENCE_MS): Promise<void> {
    return this.page.locator(`main section[data-verdict=${verdict}]`).waitFor({ timeout: withinMs });
  }

  async leave(): Promise<void> {
    await this.waitForQuestion();
    await this.press(this.button('play.exit'));
    await this.press(this.button('exit.leave'));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

export interface TestBed {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly db: Db;
}

export async function openTestBed(): Promise<TestBed> {
  const server = await startServer(withoutPayments);
  return { server, browser: await launchBrowser(), db: await openDatabaseOf(server) };
}

export async function closeTestBed({ browser, db, server }: TestBed): Promise<void> {
  await browser.close();
  await db.destroy();
  await server.stop();
}

export interface PhoneOptions {
  /** Whether the app may install its service worker, which downloads all screens. */
  readonly hasServiceWorker?: boolean;
}

/** Opens a phone with the given browser storage. */
export async function openPhone(
  browser: Browser,
  stored: Readonly<Record<string, string>>,
  { hasServiceWorker = false }: PhoneOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  return context;
}
