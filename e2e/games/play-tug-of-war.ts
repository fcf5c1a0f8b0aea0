/** Tug of war, read from either side: a draw, and a rematch that one of the two leaves. */
import assert from 'node:assert/strict';
import { readPurse, readResults } from '../support/behind-the-scenes.ts';
import type { Venue } from '../support/table.ts';
import { closeTables, type LiveTable, openLiveTable, playRound } from './live-table.ts';

const LANDING = '/play/tug-of-war';

/** Position of the knot, in parts of the rope's width from its middle; negative to the left. */
async function knotOf({ page }: LiveTable): Promise<number> {
  const middleOf = async (selector: string) => {
    const box = await page.locator(`main ${selector}`).first().boundingBox();
    if (!box) throw new Error(`${selector} is not on the screen.`);
    return box.x + box.width / 2;
  };
  const { width } = page.viewportSize() ?? { width: 1 };
  return ((await middleOf('[data-side]')) - (await middleOf('[data-middle=true]'))) / width;
}

/** The rope goes on moving for most of a reveal. */
const MOVES_MS = 5_000;
const LOOK_EVERY_MS = 100;

/**
 * Expects the player on the left in a left-to-right language, and on the right in a right-to-left one.
 */
async function expectKnot(
  english: LiveTable,
  kurdish: LiveTable,
  side: 'english' | 'kurdish' | 'middle',
): Promise<void> {
  const sign = { english: -1, kurdish: 1, middle: 0 }[side];
  const isThere = (position: number) => (sign === 0 ? Math.abs(position) < 0.01 : position * sign > 0.02);
  const untilMs = Date.now() + MOVES_MS;
  for (;;) {
    const knots = await Promise.all([knotOf(english), knotOf(kurdish)]);
    if (knots.every(isThere)) return;
    assert.ok(Date.now() < untilMs, `The knot stands at ${knots.join(' and ')}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Plays equal pulls from both sides, after which the pot goes back to both. */
async function playDraw(english: LiveTable, kurdish: LiveTable): Promise<void> {
  await playRound([english, kurdish], ['+', '+']);
  await expectKnot(english, kurdish, 'middle');
  await playRound([english, kurdish], ['+', '-']);
  await expectKnot(english, kurdish, 'english');
  await playRound([kurdish, english], ['-', '-']);
  await playRound([kurdish, english], ['+', '-']);
  await expectKnot(english, kurdish, 'middle');
  await playRound([kurdish, english], ['+', '+']);
  for (const table of [english, kurdish]) await table.button('play.toResult').click();
  await Promise.all([english.ends('live.draw'), kurdish.ends('live.draw')]);
}

export async function playTugOfWar(venue: Venue): Promise<void> {
  const [english, kurdish] = await Promise.all([
    openLiveTable(venue, { language: 'en' }),
    openLiveTable(venue, { language: 'ku' }),
  ]);
  const both = [english, kurdish];
  await Promise.all(both.map((table) => table.open(LANDING)));
  await Promise.all(both.map((table) => table.seek()));
  await Promise.all([english.meet(kurdish), kurdish.meet(english)]);
  await playDraw(english, kurdish);
  for (const { guest } of both) {
    assert.deepEqual(await readPurse(venue.db, guest), { coins: 100, points: 0 });
  }

  await kurdish.button('live.rematch').click();
  await english.page.locator('main [role=status]').getByText(kurdish.name).waitFor();
  await english.button('live.rematch').click();
  await playRound([english, kurdish], ['+', '-']);
  await kurdish.leave();
  await kurdish.page.waitForURL('**/home');
  await english.ends('live.won');
  assert.deepEqual(await english.gains(), ['+50', '+10', '10 back']);
  assert.deepEqual(await readPurse(venue.db, english.guest), { coins: 110, points: 50 });
  const left = (await readResults(venue.db, kurdish.guest)).at(-1);
  assert.deepEqual([left?.outcome, left?.is_forfeit], ['lost', true]);
  await closeTables(...both);
}
