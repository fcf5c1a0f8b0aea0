/** A survival duel of three players: one survives, one reloads the page during the match, and one leaves. */
import assert from 'node:assert/strict';
import { readBalances, readResults } from '../support/database-access.ts';
import type { TestBed } from '../support/guest-phone.ts';
import { closePhones, type LivePhone, type Outcome, openLivePhone } from './live-phone.ts';

const LANDING = '/play/multi-survival';

/** Plays a round with one answer per guest, `+` right and `-` wrong. */
async function playRoundOf(phones: readonly LivePhone[], given: string): Promise<void> {
  const answers = [...given].map((sign) => (sign === '+' ? '+' : '-') satisfies Outcome);
  await Promise.all(phones.map((phone, index) => phone.choose(answers[index] === '+')));
  await Promise.all(phones.map((phone, index) => phone.learns(answers[index] === '+' ? 'right' : 'wrong')));
}

/**
 * Lets all phones join the queue at once: a group waits five seconds for more players, which may be less than a busy
 * machine needs between two clicks.
 */
async function seekTogether(phones: readonly LivePhone[]): Promise<void> {
  const everyCall = Promise.withResolvers<void>();
  let calls = 0;
  for (const { page } of phones) {
    await page.route(
      '**/api/play/queue',
      async (route) => {
        calls += 1;
        if (calls === phones.length) everyCall.resolve();
        await everyCall.promise;
        await route.continue();
      },
      { times: 1 },
    );
  }
  await Promise.all(phones.map((phone) => phone.reach(phone.button('find.startMany'))));
  await Promise.all(phones.map((phone) => phone.seek('find.startMany')));
}

/** Reads all players' lives, and the question, from the screen. */
async function readScreen({ page }: LivePhone): Promise<readonly string[]> {
  const lives = await page
    .locator('main li [role=img]')
    .evaluateAll((hearts) => hearts.map((each) => each.getAttribute('aria-label') ?? ''));
  return [...lives, await page.locator('main h1').innerText()];
}

async function reloadDuringRound(phone: LivePhone): Promise<void> {
  await phone.waitForQuestion();
  const before = await readScreen(phone);
  assert.equal(before.length, 4);
  await phone.page.reload();
  await phone.waitForQuestion();
  assert.deepEqual(await readScreen(phone), before);
}

export async function playSurvivalDuel(testBed: TestBed): Promise<void> {
  const [stays, falls, leaves] = await Promise.all([
    openLivePhone(testBed, { language: 'en' }),
    openLivePhone(testBed, { language: 'ku' }),
    openLivePhone(testBed, { language: 'ar' }),
  ]);
  const all = [stays, falls, leaves];
  await Promise.all(all.map((phone) => phone.open(LANDING)));
  await seekTogether(all);
  await Promise.all(all.map((phone) => phone.meet(...all.filter((other) => other !== phone))));

  await playRoundOf(all, '--+');
  await reloadDuringRound(stays);
  await leaves.leave();
  await leaves.page.waitForURL('**/home');
  await playRoundOf([stays, falls], '+-');
  await playRoundOf([stays, falls], '+-');

  for (const phone of [stays, falls]) await phone.press(phone.button('play.toResult'));
  await Promise.all([stays.ends('live.lastStanding'), falls.ends('result.none')]);
  assert.deepEqual(await stays.gains(), ['+100', '+20', '10 back']);
  assert.deepEqual(await readBalances(testBed.db, stays.guest), { coins: 120, points: 100 });
  assert.deepEqual(await readBalances(testBed.db, falls.guest), { coins: 90, points: 0 });
  const [left] = await readResults(testBed.db, leaves.guest);
  assert.deepEqual([left?.outcome, left?.is_forfeit, left?.coins], ['lost', true, 0]);
  await closePhones(...all);
}
