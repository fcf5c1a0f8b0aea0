/** Tug of war seen from both sides: a draw, and a rematch that one player leaves. */
import assert from 'node:assert/strict';
import { readBalances, readResults } from '../support/database-access.ts';
import type { TestBed } from '../support/guest-phone.ts';
import { closePhones, type LivePhone, openLivePhone, playRound } from './live-phone.ts';

const LANDING = '/play/tug-of-war';

/** Position of the knot as a fraction of the rope's width from its middle; negative to the left. */
async function knotOf({ page }: LivePhone): Promise<number> {
  const middleOf = async (selector: string) => {
    const box = await page.locator(`main ${selector}`).first().boundingBox();
    if (!box) throw new Error(`${selector} is not on the screen.`);
    return box.x + box.width / 2;
  };
  const { width } = page.viewportSize() ?? { width: 1 };
  return ((await middleOf('[data-side]')) - (await middleOf('[data-middle=true]'))) / width;
}

/** Duration of the rope's movement, most of a reveal. */
const MOVES_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** Expects the player on the left in a left-to-right language, and on the right in a right-to-left one. */
async function expectKnot(
  english: LivePhone,
  kurdish: LivePhone,
  side: 'english' | 'kurdish' | 'middle',
): Promise<void> {
  const sign = { english: -1, kurdish: 1, middle: 0 }[side];
  const isInPlace = (position: number) => (sign === 0 ? Math.abs(position) < 0.01 : position * sign > 0.02);
  const untilMs = Date.now() + MOVES_MS;
  for (;;) {
    const knots = await Promise.all([knotOf(english), knotOf(kurdish)]);
    if (knots.every(isInPlace)) return;
    assert.ok(Date.now() < untilMs, `The knot stands at ${knots.join(' and ')}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Plays a draw, after which both players get their stakes back. */
async function playDraw(english: LivePhone, kurdish: LivePhone): Promise<void> {
  await playRound([english, kurdish], ['+', '+']);
  await expectKnot(english, kurdish, 'middle');
  await playRound([english, kurdish], ['+', '-']);
  await expectKnot(english, kurdish, 'english');
  await playRound([kurdish, english], ['-', '-']);
  await playRound([kurdish, english], ['+', '-']);
  await expectKnot(english, kurdish, 'middle');
  await playRound([kurdish, english], ['+', '+']);
  for (const phone of [english, kurdish]) await phone.button('play.toResult').click();
  await Promise.all([english.ends('live.draw'), kurdish.ends('live.draw')]);
}

export async function playTugOfWar(testBed: TestBed): Promise<void> {
  const [english, kurdish] = await Promise.all([
    openLivePhone(testBed, { language: 'en' }),
    openLivePhone(testBed, { language: 'ku' }),
  ]);
  const both = [english, kurdish];
  await Promise.all(both.map((phone) => phone.open(LANDING)));
  await Promise.all(both.map((phone) => phone.seek()));
  await Promise.all([english.meet(kurdish), kurdish.meet(english)]);
  await playDraw(english, kurdish);
  for (const { guest } of both) {
    assert.deepEqual(await readBalances(testBed.db, guest), { coins: 100, points: 0 });
  }

  await kurdish.button('live.rematch').click();
  await english.page.locator('main [role=status]').getByText(kurdish.name).waitFor();
  await english.button('live.rematch').click();
  await playRound([english, kurdish], ['+', '-']);
  await kurdish.leave();
  await kurdish.page.waitForURL('**/home');
  await english.ends('live.won');
  assert.deepEqual(await english.gains(), ['+50', '+10', '10 back']);
  assert.deepEqual(await readBalances(testBed.db, english.guest), { coins: 110, points: 50 });
  const left = (await readResults(testBed.db, kurdish.guest)).at(-1);
  assert.deepEqual([left?.outcome, left?.is_forfeit], ['lost', true]);
  await closePhones(...both);
}
