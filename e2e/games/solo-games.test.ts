/** Games of one player in a real browser: won, lost and left; without coins; boosters; a report. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { givePoints, takeCoins } from '../support/behind-the-scenes.ts';
import { closeVenue, openVenue, type Venue } from '../support/table.ts';
import type { WebLanguage } from '../support/texts.ts';
import { openTable, type SoloTable } from './solo-table.ts';

const languages: readonly WebLanguage[] = ['en', 'ar', 'ku'];
const WELCOME_COINS = 100;

let venue: Venue;
before(async () => {
  venue = await openVenue();
});
after(() => closeVenue(venue));

async function results({ guest }: SoloTable) {
  return await venue.db
    .selectFrom('match_result')
    .select(['outcome', 'points', 'is_forfeit', 'right_answers'])
    .where('player_id', '=', guest.id)
    .orderBy('settled_at')
    .execute();
}

/** Concurrent journeys: most of one is waiting for questions to open. */
const AT_ONCE = 4;
/** Long enough for a slow machine: a stuck journey ends by its page's timeout. */
const THREE_MINUTES_MS = 180_000;

/** Runs each journey with a new guest in each language. */
function journey(name: string, run: (table: SoloTable) => Promise<void>): void {
  for (const language of languages) {
    test(`${name}, in ${language}`, { timeout: THREE_MINUTES_MS }, async () => {
      const table = await openTable(venue, language);
      await run(table);
      await table.close();
    });
  }
}

describe('the games of one player', { concurrency: AT_ONCE }, () => {
  journey('solo mode, won with a wager, and the draw checked', async (table) => {
    await givePoints(venue.db, table.guest, 50);
    await table.open('/play/quiz');
    await table.page
      .locator('main label, main button')
      .filter({ hasText: /^\D*(10|١٠)\D*$/ })
      .first()
      .click();
    await table.button('stakes.start').click();
    await table.play('+++++');
    await table.page.getByText(table.text('match.checkDraw')).click();
    await table.page.waitForURL('**/play/draws/*');
    await table.page.locator('main li').nth(4).waitFor();
    assert.deepEqual(await results(table), [
      { outcome: 'won', points: 30, is_forfeit: false, right_answers: 5 },
    ]);
  });

  journey('solo mode, lost, then left', async (table) => {
    await table.start('/play/quiz');
    await table.play('-----');
    await table
      .button('match.again')
      .or(table.page.getByText(table.text('match.again')))
      .first()
      .click();
    await table.button('stakes.start').click();
    await table.leave();
    await table.page.waitForURL('**/home');
    assert.deepEqual(
      (await results(table)).map(({ outcome, is_forfeit }) => [outcome, is_forfeit]),
      [
        ['lost', false],
        ['lost', true],
      ],
    );
  });

  journey('solo mode without coins', async (table) => {
    await takeCoins(venue.db, table.guest, WELCOME_COINS - 3);
    await table.start('/play/quiz');
    await table.answer(true);
    await table.goOn(false);
    await table.choose(true);
    await table.page.getByRole('button', { name: table.text('quiz.submit') }).click();
    await table.page.locator('dialog[open]').getByText(table.text('noCoins.title')).first().waitFor();
  });

  journey('boosters before and after selecting', async (table) => {
    await table.start('/play/quiz');
    await table.waitForQuestion();
    const booster = (type: string) =>
      table.page.getByRole('button', { name: table.text(`booster.${type}`) }).first();
    await booster('fifty_fifty').click();
    await table.page.locator('main fieldset button[aria-disabled=true]').nth(1).waitFor();
    await table.choose(true);
    // The booster explains why it is disabled instead of ignoring the click.
    await booster('second_chance').click({ force: true });
    await table.says('booster.afterAnswer');
    const used = await venue.db
      .selectFrom('match_booster')
      .select('type')
      .where('player_id', '=', table.guest.id)
      .execute();
    assert.deepEqual(used, [{ type: 'fifty_fifty' }]);
  });

  journey('a report of a question', async (table) => {
    await table.start('/play/quiz');
    await table.answer(false);
    await table.button('play.more').click();
    await table.button('report.open').click();
    await table.page.locator('dialog[open] input[type=radio]').nth(2).check();
    await table.button('report.send').click();
    await table.button('play.more').click();
    await table.says('report.done');
    const reports = await venue.db
      .selectFrom('question_report')
      .select('reason')
      .where('player_id', '=', table.guest.id)
      .execute();
    assert.deepEqual(reports, [{ reason: 'unclear' }]);
  });

  journey('solo survival, won, lost and left', async (table) => {
    await table.start('/play/solo-survival');
    await table.play('+++++');
    await table.says('solo-survival.perfect');
    await table.start('/play/solo-survival');
    await table.play('---');
    await table.start('/play/solo-survival');
    await table.leave();
    await table.page.waitForURL('**/home');
    assert.deepEqual(
      (await results(table)).map(({ outcome, points }) => [outcome, points]),
      [
        ['won', 80],
        ['lost', 0],
        ['lost', 0],
      ],
    );
  });

  journey('the puzzle, won, lost and left', async (table) => {
    await table.start('/play/puzzle');
    await table.play('+++++++++');
    await table.page.locator('main img, main [role=img]').first().waitFor();
    await table.start('/play/puzzle');
    await table.play('----');
    await table.start('/play/puzzle');
    await table.leave();
    await table.page.waitForURL('**/home');
    assert.deepEqual(
      (await results(table)).map(({ outcome, points }) => [outcome, points]),
      [
        ['won', 100],
        ['lost', 0],
        ['lost', 0],
      ],
    );
  });
});
