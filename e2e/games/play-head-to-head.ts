/** A 1v1 battle on a bad line, and its rematch. */
import assert from 'node:assert/strict';
import { countAnswers, readPurse, readResults } from '../support/behind-the-scenes.ts';
import type { Venue } from '../support/table.ts';
import { type Line, openLine } from './line.ts';
import { closeTables, type LiveTable, openLiveTable, playRound } from './live-table.ts';

const LANDING = '/play/1v1';
const CUT_MS = 10_000;
/** As long as the line is cut. Unit tests of the socket check that the notice comes at once. */
const BANNER_WITHIN_MS = CUT_MS;

async function meetInQueue(host: LiveTable, rival: LiveTable): Promise<void> {
  await Promise.all(
    [host, rival].map(async (table) => {
      await table.open(LANDING);
      await table.chooseStake(1);
      await table.seek();
    }),
  );
  await Promise.all([host.meet(rival), rival.meet(host)]);
}

const question = ({ page }: LiveTable): Promise<string> => page.locator('main h1').innerText();

/** Cuts the network for ten seconds in the middle of a question, which can be answered afterwards. */
async function loseTheLine(host: LiveTable, rival: LiveTable, line: Line): Promise<void> {
  await Promise.all([host.waitForQuestion(), rival.waitForQuestion()]);
  const asked = await question(host);
  line.cut();
  await host.page.getByText(host.text('play.lost')).waitFor({ timeout: BANNER_WITHIN_MS });
  await rival.page.locator('main').getByText(rival.text('live.away'), { exact: true }).first().waitFor();
  await rival.choose(true);
  await host.page.waitForTimeout(CUT_MS);
  line.mend();
  assert.equal(await question(host), asked);
  await host.choose(true);
  await Promise.all([host.learns('right'), rival.learns('right')]);
}

/** An answer without a network is kept, sent once, and counts. */
async function answerWithoutLine(host: LiveTable, rival: LiveTable, line: Line): Promise<void> {
  await host.waitForQuestion();
  let sent = 0;
  host.page.on('requestfinished', (request) => {
    if (request.url().endsWith('/answers')) sent += 1;
  });
  line.cut();
  await host.choose(true);
  await host.page.getByText(host.text('play.lostWithAnswer')).waitFor({ timeout: BANNER_WITHIN_MS });
  line.mend();
  await rival.seesAnswered();
  await rival.choose(false);
  await Promise.all([host.learns('right'), rival.learns('wrong')]);
  assert.equal(sent, 1);
}

/**
 * Five rounds with two breaks of the line, the result on both screens and in both balances, and a match for
 * honour.
 */
export async function playHeadToHead(venue: Venue): Promise<void> {
  const line = await openLine(venue.server.url);
  const [host, rival] = await Promise.all([
    openLiveTable(venue, { language: 'en', url: line.url }),
    openLiveTable(venue, { language: 'ku' }),
  ]);
  await meetInQueue(host, rival);

  await playRound([host, rival], ['+', '-']);
  await loseTheLine(host, rival, line);
  await answerWithoutLine(host, rival, line);
  await playRound([rival, host], ['+', '-']);
  await playRound([rival, host], ['-', '+']);

  for (const table of [host, rival]) await table.button('play.toResult').click();
  await Promise.all([host.ends('live.won'), rival.ends('result.none')]);
  assert.deepEqual(await host.gains(), ['+30', '+10', '10 back']);
  assert.deepEqual(await rival.gains(), []);
  assert.deepEqual(await readPurse(venue.db, host.guest), { coins: 110, points: 30 });
  assert.deepEqual(await readPurse(venue.db, rival.guest), { coins: 90, points: 0 });
  assert.equal(await countAnswers(venue.db, host.guest), 5);
  const [won, lost] = await Promise.all([host, rival].map(({ guest }) => readResults(venue.db, guest)));
  assert.deepEqual(
    [won, lost].map((results) => results?.map((one) => [one.outcome, one.right_answers])),
    [[['won', 4]], [['lost', 2]]],
  );

  // A player who is on another screen is asked by the dialog.
  await rival.page.getByRole('link', { name: rival.text('result.home') }).click();
  await rival.page.waitForURL('**/home');
  await host.button('live.rematch').click();
  await rival.page.locator('dialog[open]').getByText(rival.text('invitation.title.rematch')).waitFor();
  await rival.button('invitation.yes').click();
  await Promise.all([host.waitForQuestion(), rival.waitForQuestion()]);
  // The two have earned from each other today, so this match is for honour.
  assert.deepEqual(await readPurse(venue.db, rival.guest), { coins: 90, points: 0 });
  await closeTables(host, rival);
  await line.end();
}
