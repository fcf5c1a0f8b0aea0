/** A guest in a live game, played through the screen only. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { findSecret, signUpGuest } from '../support/behind-the-scenes.ts';
import { openPhone, Table, type Venue } from '../support/table.ts';
import type { WebLanguage } from '../support/texts.ts';
import { keepTold } from '../support/told.ts';

/** Timeout for many phones at once on one machine. */
const PATIENCE_MS = 30_000;
/** Timeout for a round's result, after the other's answer or the end of time. */
const ROUND_MS = 20_000;

export class LiveTable extends Table {
  readonly told = keepTold(this.page);

  get name(): string {
    return this.guest.username;
  }

  /** Finds a heading or a line with a guest's name. */
  names({ name }: LiveTable): Locator {
    return this.page.locator('main').getByText(name).filter({ visible: true }).first();
  }

  /** Chooses a stake by its position, from 0. */
  async chooseStake(place: number): Promise<void> {
    await this.page.locator('main input[name=stakes]').nth(place).check();
  }

  async chooseWay(way: 'find.random' | 'find.online' | 'find.link'): Promise<void> {
    await this.page.getByRole('radio', { name: this.text(way) }).check();
  }

  /** Joins the queue from the landing page. */
  async seek(word: 'find.start' | 'find.startMany' = 'find.start'): Promise<void> {
    await this.button(word).click();
  }

  /** Waits for the versus screen of a match with others, and then its first question. */
  async meet(...others: readonly LiveTable[]): Promise<void> {
    await this.page.waitForURL(/[?&]match=/);
    for (const other of others) await this.names(other).waitFor();
    await this.button('play.exit').waitFor();
  }

  /** Waits for the mark of an opponent who has answered, which stands elsewhere on a desk than on a phone. */
  async seesAnswered(): Promise<void> {
    const marks = this.page.locator('main').getByText(this.text('live.answered'), { exact: true });
    await marks.filter({ visible: true }).first().waitFor();
  }

  /** Waits for the outcome of the match. */
  async ends(title: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: this.text(title) }).waitFor({ timeout: ROUND_MS });
  }

  /** Gains in the result, such as `+30`. */
  async gains(): Promise<readonly string[]> {
    await this.page.waitForTimeout(COUNT_UP_MS);
    return await this.page.locator('main dl dd').allInnerTexts();
  }
}

/** Duration of the count-up of gains, also with reduced motion. */
const COUNT_UP_MS = 1500;

/** `+` right, `-` wrong. */
export type Given = '+' | '-';

/**
 * Plays a round of two: the first one answers, the second one sees that, and answers, too. Checks that no
 * browser got the right option before.
 */
export async function playRound(
  [first, second]: readonly [LiveTable, LiveTable],
  [mine, theirs]: readonly [Given, Given],
): Promise<void> {
  await Promise.all([first.waitForQuestion(), second.waitForQuestion()]);
  const secret = await findSecret(first.db, first.guest);
  await first.choose(mine === '+');
  await second.seesAnswered();
  for (const { told } of [first, second]) assert.deepEqual(told.leaksOf(secret), []);
  await second.choose(theirs === '+');
  const verdictOf = (given: Given) => (given === '+' ? 'right' : 'wrong');
  await Promise.all([first.learns(verdictOf(mine), ROUND_MS), second.learns(verdictOf(theirs), ROUND_MS)]);
  for (const { told } of [first, second]) assert.notDeepEqual(told.leaksOf(secret), []);
}

interface Opening {
  readonly language: WebLanguage;
  /** Address of the server, if not direct. */
  readonly url?: string;
  readonly isSignedIn?: boolean;
}

/** Signs up a new guest with a separate phone. */
export async function openLiveTable(venue: Venue, opening: Opening): Promise<LiveTable> {
  const { server, browser, db } = venue;
  const { language, url = server.url, isSignedIn = true } = opening;
  const guest = await signUpGuest(server, db);
  const context = await openPhone(browser, {
    lang: language,
    welcomed: guest.id,
    ...(isSignedIn && { access_token: guest.token }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return new LiveTable({ page: await context.newPage(), guest, db, url, language });
}

export const closeTables = (...tables: readonly LiveTable[]): Promise<unknown> =>
  Promise.all(tables.map((table) => table.close()));
