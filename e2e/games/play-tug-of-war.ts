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
  arabic: LivePhone,
  side: 'english' | 'arabic' | 'middle',
): Promise<void> {
  const sign = { english: -1, arabic: 1, middle: 0 }[side];
  const isInPlace = (position: number) => (sign === 0 ? Math.abs(position) < 0.01 : position * sign > 0.02);
  const untilMs = Date.now() + MOVES_MS;
  for (;;) {
    const knots = await Promise.all([knotOf(english), knotOf(arabic)]);
    if (knots.every(isInPlace)) return;
    assert.ok(Date.now() < untilMs, `The knot stands at ${knots.join(' and ')}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Plays a draw, after which both players get their stakes back. */
async function playDraw(english: LivePhone, arabic: LivePhone): Promise<void> {
  await playRound([english, arabic], ['+', '+']);
  await expectKnot(english, arabic, 'middle');
  await playRound([english, arabic], ['+', '-']);
  await expectKnot(english, arabic, 'english');
  await playRound([arabic, english], ['-', '-']);
  await playRound([arabic, english], ['+', '-']);
  await expectKnot(english, arabic, 'middle');
  await playRound([arabic, english], ['+', '+']);
  for (const phone of [english, arabic]) await phone.press(phone.button('play.toResult'));
  await Promise.all([english.ends('live.draw'), arabic.ends('live.draw')]);
}

export async function playTugOfWar(testBed: TestBed): Promise<void> {
  const [english, arabic] = await Promise.all([
    openLivePhone(testBed, { language: 'en' }),
    openLivePhone(testBed, { language: 'ar' }),
  ]);
  const both = [english, arabic];
  await Promise.all(both.map((phone) => phone.open(LANDING)));
  await Promise.all(both.map((phone) => phone.seek()));
  await Promise.all([english.meet(arabic), arabic.meet(english)]);
  await playDraw(english, arabic);
  for (const { guest } of both) {
    assert.deepEqual(await readBalances(testBed.db, guest), { coins: 100, points: 0 });
  }

  await arabic.press(arabic.button('live.rematch'));
  await english.page.locator('main [role=status]').getByText(arabic.name).waitFor();
  await english.press(english.button('live.rematchAccept'));
  await playRound([english, arabic], ['+', '-']);
  await arabic.leave();
  await arabic.page.waitForURL('**/home');
  await english.ends('live.won');
  assert.deepEqual(await english.gains(), ['+50', '+10', '10 back']);
  assert.deepEqual(await readBalances(testBed.db, english.guest), { coins: 110, points: 50 });
  const left = (await readResults(testBed.db, arabic.guest)).at(-1);
  assert.deepEqual([left?.outcome, left?.is_forfeit], ['lost', true]);
  await closePhones(...both);
}
