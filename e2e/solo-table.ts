/** A guest at a game of one player, by what is on the screen alone. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { Db } from '../apps/server/src/lib/deps.ts';
import { findPlace, type Guest, signUpGuest } from './behind-the-scenes.ts';
import type { RunningServer } from './running-server.ts';
import { textsIn, type WebLanguage } from './texts.ts';

const PATIENCE_MS = 10_000;
const OPTION = 'main fieldset button';

export class SoloTable {
  readonly page: Page;
  readonly guest: Guest;
  readonly text: (key: string) => string;
  readonly #db: Db;
  readonly #url: string;

  constructor(page: Page, guest: Guest, db: Db, { url, language }: { url: string; language: WebLanguage }) {
    this.page = page;
    this.guest = guest;
    this.text = textsIn(language);
    this.#db = db;
    this.#url = url;
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.text(key), exact: true }).first();
  }

  says(key: string): Promise<void> {
    return this.page.getByText(this.text(key)).filter({ visible: true }).first().waitFor();
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}${path}`);
  }

  async start(path: string): Promise<void> {
    await this.open(path);
    await this.button('plan.start').click();
  }

  /** The question may be answered. */
  async waitForQuestion(): Promise<void> {
    await this.page.locator(`${OPTION}[aria-disabled=false]`).first().waitFor();
  }

  option(place: number): Locator {
    return this.page.locator(OPTION).nth(place);
  }

  /** Chooses an option; in solo mode that only selects it. */
  async choose(isRight: boolean): Promise<void> {
    await this.waitForQuestion();
    await this.option(await findPlace(this.#db, this.guest, isRight)).click();
  }

  async answer(isRight: boolean): Promise<void> {
    await this.choose(isRight);
    const submit = this.page.getByRole('button', { name: this.text('solo.submit') });
    if (await submit.isVisible()) await submit.click();
    await this.says(isRight ? 'play.right' : 'play.wrong');
  }

  /** On from the reveal: to the next question, or to the result. */
  async goOn(isLast: boolean): Promise<void> {
    await this.button(isLast ? 'play.toResult' : 'play.next').click();
  }

  /** One sign an answer, `+` right and `-` wrong, up to the result. */
  async play(answers: string): Promise<void> {
    for (const [index, answer] of [...answers].entries()) {
      await this.answer(answer === '+');
      await this.goOn(index === answers.length - 1);
    }
  }

  async leave(): Promise<void> {
    await this.waitForQuestion();
    await this.button('play.exit').click();
    await this.button('exit.leave').click();
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}

export interface Venue {
  readonly server: RunningServer;
  readonly browser: Browser;
  readonly db: Db;
}

async function openContext(
  browser: Browser,
  stored: Readonly<Record<string, string>>,
): Promise<BrowserContext> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

/** A new guest with a phone. */
export async function openTable({ server, browser, db }: Venue, language: WebLanguage): Promise<SoloTable> {
  const guest = await signUpGuest(server, db);
  const context = await openContext(browser, { access_token: guest.token, lang: language, welcomed: '1' });
  return new SoloTable(await context.newPage(), guest, db, { url: server.url, language });
}
