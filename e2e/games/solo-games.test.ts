/** Single-player games in a real browser: won, lost and left; without coins; boosters; a report. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { givePoints, takeCoins } from '../support/database-access.ts';
import { closeTestBed, openTestBed, type TestBed } from '../support/guest-phone.ts';
import type { WebLanguage } from '../support/texts.ts';
import { openSoloPhone, type SoloPhone } from './solo-phone.ts';

const languages: readonly WebLanguage[] = ['en', 'ar', 'ku'];
const WELCOME_COINS = 100;

let testBed: TestBed;
before(async () => {
  testBed = await openTestBed();
});
after(() => closeTestBed(testBed));

async function results({ guest }: SoloPhone) {
  return await testBed.db
    .selectFrom('match_result')
    .select(['outcome', 'points', 'is_forfeit', 'right_answers'])
    .where('player_id', '=', guest.id)
    .orderBy('settled_at')
    .execute();
}

/** Concurrent journeys: each mostly waits for questions to open. */
const AT_ONCE = 4;
/** Long enough for a slow machine: a stuck journey ends by its page's timeout. */
const THREE_MINUTES_MS = 180_000;

/** Runs a journey with a new guest in each language. */
function journey(name: string, run: (phone: SoloPhone) => Promise<void>): void {
  for (const language of languages) {
    test(`${name}, in ${language}`, { timeout: THREE_MINUTES_MS }, async () => {
      const phone = await openSoloPhone(testBed, language);
      await run(phone);
      await phone.close();
    });
  }
}

describe('single-player games', { concurrency: AT_ONCE }, () => {
  journey('solo mode, won with a wager, and its draw verified', async (phone) => {
    await givePoints(testBed.db, phone.guest, 50);
    await phone.open('/play/quiz');
    await phone.page
      .locator('main label, main button')
      .filter({ hasText: /^\D*(10|١٠)\D*$/ })
      .first()
      .click();
    await phone.button('stakes.start').click();
    await phone.play('+++++');
    await phone.page.getByText(phone.text('match.checkDraw')).click();
    await phone.page.waitForURL('**/play/draws/*');
    await phone.page.locator('main li').nth(4).waitFor();
    assert.deepEqual(await results(phone), [
      { outcome: 'won', points: 30, is_forfeit: false, right_answers: 5 },
    ]);
  });

  journey('solo mode, lost, then left', async (phone) => {
    await phone.start('/play/quiz');
    await phone.play('-----');
    await phone
      .button('match.again')
      .or(phone.page.getByText(phone.text('match.again')))
      .first()
      .click();
    await phone.button('stakes.start').click();
    await phone.leave();
    await phone.page.waitForURL('**/home');
    assert.deepEqual(
      (await results(phone)).map(({ outcome, is_forfeit }) => [outcome, is_forfeit]),
      [
        ['lost', false],
        ['lost', true],
      ],
    );
  });

  journey('solo mode without coins', async (phone) => {
    await takeCoins(testBed.db, phone.guest, WELCOME_COINS - 3);
    await phone.start('/play/quiz');
    await phone.answer(true);
    await phone.goOn(false);
    await phone.choose(true);
    await phone.page.getByRole('button', { name: phone.text('quiz.submit') }).click();
    await phone.page.locator('dialog[open]').getByText(phone.text('noCoins.title')).first().waitFor();
  });

  journey('boosters before and after selecting', async (phone) => {
    await phone.start('/play/quiz');
    await phone.waitForQuestion();
    const booster = (type: string) =>
      phone.page.getByRole('button', { name: phone.text(`booster.${type}`) }).first();
    await booster('fifty_fifty').click();
    await phone.page.locator('main fieldset button[aria-disabled=true]').nth(1).waitFor();
    await phone.choose(true);
    // The booster explains why it is disabled instead of ignoring the click.
    await booster('second_chance').click({ force: true });
    await phone.says('booster.afterAnswer');
    const used = await testBed.db
      .selectFrom('match_booster')
      .select('type')
      .where('player_id', '=', phone.guest.id)
      .execute();
    assert.deepEqual(used, [{ type: 'fifty_fifty' }]);
  });

  journey('a report of a question', async (phone) => {
    await phone.start('/play/quiz');
    await phone.answer(false);
    await phone.button('play.more').click();
    await phone.button('report.open').click();
    await phone.page.locator('dialog[open] input[type=radio]').nth(2).check();
    await phone.button('report.send').click();
    await phone.button('play.more').click();
    await phone.says('report.done');
    const reports = await testBed.db
      .selectFrom('question_report')
      .select('reason')
      .where('player_id', '=', phone.guest.id)
      .execute();
    assert.deepEqual(reports, [{ reason: 'unclear' }]);
  });

  journey('solo survival, won, lost and left', async (phone) => {
    await phone.start('/play/solo-survival');
    await phone.play('+++++');
    await phone.says('solo-survival.perfect');
    await phone.start('/play/solo-survival');
    await phone.play('---');
    await phone.start('/play/solo-survival');
    await phone.leave();
    await phone.page.waitForURL('**/home');
    assert.deepEqual(
      (await results(phone)).map(({ outcome, points }) => [outcome, points]),
      [
        ['won', 80],
        ['lost', 0],
        ['lost', 0],
      ],
    );
  });

  journey('the puzzle, won, lost and left', async (phone) => {
    await phone.start('/play/puzzle');
    await phone.play('+++++++++');
    await phone.page.locator('main img, main [role=img]').first().waitFor();
    await phone.start('/play/puzzle');
    await phone.play('----');
    await phone.start('/play/puzzle');
    await phone.leave();
    await phone.page.waitForURL('**/home');
    assert.deepEqual(
      (await results(phone)).map(({ outcome, points }) => [outcome, points]),
      [
        ['won', 100],
        ['lost', 0],
        ['lost', 0],
      ],
    );
  });
});
