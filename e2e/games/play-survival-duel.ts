/** A survival duel of three: one stays, one reloads the page in the middle, and one leaves. */
import assert from 'node:assert/strict';
import { readPurse, readResults } from '../support/behind-the-scenes.ts';
import type { Venue } from '../support/table.ts';
import { closeTables, type Given, type LiveTable, openLiveTable } from './live-table.ts';

const LANDING = '/play/multi-survival';

/** One sign for each table, `+` right and `-` wrong. */
async function playRoundOf(tables: readonly LiveTable[], given: string): Promise<void> {
  const answers = [...given].map((sign) => (sign === '+' ? '+' : '-') satisfies Given);
  await Promise.all(tables.map((table, index) => table.choose(answers[index] === '+')));
  await Promise.all(tables.map((table, index) => table.learns(answers[index] === '+' ? 'right' : 'wrong')));
}

/** Reads all players' lives, and the question, from the screen. */
async function look({ page }: LiveTable): Promise<readonly string[]> {
  const lives = await page
    .locator('main li [role=img]')
    .evaluateAll((hearts) => hearts.map((each) => each.getAttribute('aria-label') ?? ''));
  return [...lives, await page.locator('main h1').innerText()];
}

async function reloadInTheMiddle(table: LiveTable): Promise<void> {
  await table.waitForQuestion();
  const before = await look(table);
  assert.equal(before.length, 4);
  await table.page.reload();
  await table.waitForQuestion();
  assert.deepEqual(await look(table), before);
}

export async function playSurvivalDuel(venue: Venue): Promise<void> {
  const [stays, falls, leaves] = await Promise.all([
    openLiveTable(venue, { language: 'en' }),
    openLiveTable(venue, { language: 'ku' }),
    openLiveTable(venue, { language: 'ar' }),
  ]);
  const all = [stays, falls, leaves];
  await Promise.all(all.map((table) => table.open(LANDING)));
  await Promise.all(all.map((table) => table.seek('find.startMany')));
  await Promise.all(all.map((table) => table.meet(...all.filter((other) => other !== table))));

  await playRoundOf(all, '--+');
  await reloadInTheMiddle(stays);
  await leaves.leave();
  await leaves.page.waitForURL('**/home');
  await playRoundOf([stays, falls], '+-');
  await playRoundOf([stays, falls], '+-');

  for (const table of [stays, falls]) await table.button('play.toResult').click();
  await Promise.all([stays.ends('live.lastStanding'), falls.ends('result.none')]);
  assert.deepEqual(await stays.gains(), ['+100', '+20', '10 back']);
  assert.deepEqual(await readPurse(venue.db, stays.guest), { coins: 120, points: 100 });
  assert.deepEqual(await readPurse(venue.db, falls.guest), { coins: 90, points: 0 });
  const [left] = await readResults(venue.db, leaves.guest);
  assert.deepEqual([left?.outcome, left?.is_forfeit, left?.coins], ['lost', true, 0]);
  await closeTables(...all);
}
