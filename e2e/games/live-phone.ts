/** A guest in a live game, controlled through the screen only. */
import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { recordReceived } from '../support/answer-leaks.ts';
import { findSecret, signUpGuest } from '../support/database-access.ts';
import { GuestPhone, openPhone, type TestBed } from '../support/guest-phone.ts';
import type { WebLanguage } from '../support/texts.ts';

/** Timeout for many phones at once on one machine. */
const PATIENCE_MS = 30_000;
/** Timeout for a round's result, after the opponent's answer or the end of time. */
const ROUND_MS = 20_000;

export class LivePhone extends GuestPhone {
  readonly received = recordReceived(this.page);

  get name(): string {
    return this.guest.username;
  }

  /** Finds a heading or a line with a guest's name. */
  names({ name }: LivePhone): Locator {
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
    await this.press(this.button(word));
  }

  /** Waits for the versus screen of a match with others, and then its first question. */
  async meet(...others: readonly LivePhone[]): Promise<void> {
    await this.page.waitForURL(/[?&]match=/);
    for (const other of others) await this.names(other).waitFor();
    await this.button('play.exit').waitFor();
  }

  /** Waits for the mark of an opponent who has answered, which is at different places on phones and wide screens. */
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

/** Duration of the counting of gains, even with reduced motion. */
const COUNT_UP_MS = 1500;

/** `+` for a right answer, `-` for a wrong one. */
export type Outcome = '+' | '-';

/**
 * Plays a round of two: the first guest answers, and the second sees that and answers too. Checks that no browser
 * received the right option early.
 */
export async function playRound(
  [first, second]: readonly [LivePhone, LivePhone],
  [mine, theirs]: readonly [Outcome, Outcome],
): Promise<void> {
  await Promise.all([first.waitForQuestion(), second.waitForQuestion()]);
  const secret = await findSecret(first.db, first.guest);
  await first.choose(mine === '+');
  await second.seesAnswered();
  for (const { received } of [first, second]) assert.deepEqual(received.leaksOf(secret), []);
  await second.choose(theirs === '+');
  const verdictOf = (given: Outcome) => (given === '+' ? 'right' : 'wrong');
  await Promise.all([first.learns(verdictOf(mine), ROUND_MS), second.learns(verdictOf(theirs), ROUND_MS)]);
  for (const { received } of [first, second]) await received.untilTold(secret);
}

interface Opening {
  readonly language: WebLanguage;
  /** URL of the server, if not direct. */
  readonly url?: string;
  readonly isSignedIn?: boolean;
}

/** Signs up a new guest with a separate phone. */
export async function openLivePhone(testBed: TestBed, opening: Opening): Promise<LivePhone> {
  const { server, browser, db } = testBed;
  const { language, url = server.url, isSignedIn = true } = opening;
  const guest = await signUpGuest(server, db);
  const context = await openPhone(browser, {
    lang: language,
    welcomed: guest.id,
    ...(isSignedIn && { access_token: guest.token }),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return new LivePhone({ page: await context.newPage(), guest, db, url, language });
}

export const closePhones = (...phones: readonly LivePhone[]): Promise<unknown> =>
  Promise.all(phones.map((phone) => phone.close()));
