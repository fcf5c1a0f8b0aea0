/** A 1v1 battle on an unstable connection, and its rematch. */
import assert from 'node:assert/strict';
import { countAnswers, readBalances, readResults } from '../support/database-access.ts';
import type { TestBed } from '../support/guest-phone.ts';
import { type ConnectionProxy, openConnectionProxy } from './connection-proxy.ts';
import { closePhones, type LivePhone, openLivePhone, playRound } from './live-phone.ts';

const LANDING = '/play/1v1';
const CUT_MS = 10_000;
/** Timeout of the notice, no longer than the cut. Unit tests of the socket check that it appears at once. */
const BANNER_WITHIN_MS = CUT_MS;

async function meetInQueue(host: LivePhone, rival: LivePhone): Promise<void> {
  await Promise.all(
    [host, rival].map(async (phone) => {
      await phone.open(LANDING);
      await phone.chooseStake(1);
      await phone.seek();
    }),
  );
  await Promise.all([host.meet(rival), rival.meet(host)]);
}

const question = ({ page }: LivePhone): Promise<string> => page.locator('main h1').innerText();

/** Cuts the network for ten seconds during a question, which can be answered afterwards. */
async function loseConnection(host: LivePhone, rival: LivePhone, proxy: ConnectionProxy): Promise<void> {
  await Promise.all([host.waitForQuestion(), rival.waitForQuestion()]);
  const asked = await question(host);
  proxy.cut();
  await host.page.getByText(host.text('play.lost')).waitFor({ timeout: BANNER_WITHIN_MS });
  await rival.page.locator('main').getByText(rival.text('live.away'), { exact: true }).first().waitFor();
  await rival.choose(true);
  await host.page.waitForTimeout(CUT_MS);
  proxy.restore();
  assert.equal(await question(host), asked);
  await host.choose(true);
  await Promise.all([host.learns('right'), rival.learns('right')]);
}

/** Answers without a network: the answer is saved, sent once, and counts. */
async function answerOffline(host: LivePhone, rival: LivePhone, proxy: ConnectionProxy): Promise<void> {
  await host.waitForQuestion();
  let sent = 0;
  host.page.on('requestfinished', (request) => {
    if (request.url().endsWith('/answers')) sent += 1;
  });
  proxy.cut();
  await host.choose(true);
  await host.page.getByText(host.text('play.lostWithAnswer')).waitFor({ timeout: BANNER_WITHIN_MS });
  proxy.restore();
  await rival.seesAnswered();
  await rival.choose(false);
  await Promise.all([host.learns('right'), rival.learns('wrong')]);
  assert.equal(sent, 1);
}

/**
 * Five rounds with two cuts of the network, the result on both screens and in both balances, and a match for honour.
 */
export async function playHeadToHead(testBed: TestBed): Promise<void> {
  const proxy = await openConnectionProxy(testBed.server.url);
  const [host, rival] = await Promise.all([
    openLivePhone(testBed, { language: 'en', url: proxy.url }),
    openLivePhone(testBed, { language: 'ku' }),
  ]);
  await meetInQueue(host, rival);

  await playRound([host, rival], ['+', '-']);
  await loseConnection(host, rival, proxy);
  await answerOffline(host, rival, proxy);
  await playRound([rival, host], ['+', '-']);
  await playRound([rival, host], ['-', '+']);

  for (const phone of [host, rival]) await phone.press(phone.button('play.toResult'));
  await Promise.all([host.ends('live.won'), rival.ends('result.none')]);
  assert.deepEqual(await host.gains(), ['+30', '+10', '10 back']);
  assert.deepEqual(await rival.gains(), []);
  assert.deepEqual(await readBalances(testBed.db, host.guest), { coins: 110, points: 30 });
  assert.deepEqual(await readBalances(testBed.db, rival.guest), { coins: 90, points: 0 });
  assert.equal(await countAnswers(testBed.db, host.guest), 5);
  const [won, lost] = await Promise.all([host, rival].map(({ guest }) => readResults(testBed.db, guest)));
  assert.deepEqual(
    [won, lost].map((results) => results?.map((one) => [one.outcome, one.right_answers])),
    [[['won', 4]], [['lost', 2]]],
  );

  // A dialog asks a player who is on another screen.
  await rival.page.getByRole('link', { name: rival.text('result.home') }).click();
  await rival.page.waitForURL('**/home');
  await host.press(host.button('live.rematch'));
  await rival.page.locator('dialog[open]').getByText(rival.text('invitation.title.rematch')).waitFor();
  await rival.press(rival.button('invitation.yes'));
  await Promise.all([host.waitForQuestion(), rival.waitForQuestion()]);
  // This match is for honour, because the two have earned from each other today.
  assert.deepEqual(await readBalances(testBed.db, rival.guest), { coins: 90, points: 0 });
  await closePhones(host, rival);
  await proxy.end();
}
