/** Simulation of a week of play by the public calls. */
import { randomInt } from 'node:crypto';
import { loadBank } from '@trivia/content/load-bank.ts';
import { categoryIds } from '@trivia/contract/play/categories.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { wagers } from '@trivia/rules/economy.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedQuestions } from '../../src/core/questions/seed-questions.ts';
import { getWallet } from '../../src/core/wallet/get-wallet.ts';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { DAILY, goOn } from '../support/daily-driver.ts';
import { giveCoins } from '../support/give.ts';
import { PUZZLE, QUIZ, SURVIVAL } from '../support/solo-driver.ts';
import { TEST_START_MS } from '../support/test-bank.ts';
import type { TestPlayer } from '../support/test-player.ts';

/** Number of players; `npm run simulate` plays with 200. */
const PLAYERS = Number(process.env.SIMULATED_PLAYERS ?? 10);
const DAYS = 7;
const GAMES_A_DAY = 3;
const AT_ONCE = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const WELCOME_COINS = 100;
/** Time from the tests' start on Wednesday to the start of the next week on Saturday. */
const TO_SATURDAY_MS = 3 * DAY_MS;

interface Simulated {
  readonly player: TestPlayer;
  readonly membership: 'freemium' | 'plus';
  /** Counts by code of a refusal, or kind of a started game. */
  readonly counts: Map<string, number>;
}

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ hasQuestions: false });
  await seedQuestions(server.deps, await loadBank());
  server.clock.set(TEST_START_MS + TO_SATURDAY_MS);
});
afterAll(() => server.close());

const pickOne = <T>(items: readonly T[]): T | undefined => items[randomInt(items.length)];
const tally = ({ counts }: Simulated, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

async function buyAndUse({ player }: Simulated, match: MatchView): Promise<void> {
  const type = pickOne(boosterIds);
  await player.post(`/store/boosters/${type}/purchase`, { currency: pickOne(['coin', 'point']) });
  await player.post(`/play/matches/${match.id}/boosters`, { round: match.round?.number, type });
}

/** Fetches the match, whose time may have passed, since others advance the clock. */
async function lookAgain({ player }: Simulated, path: string): Promise<MatchView> {
  await server.engine.runDue();
  return (await player.get<MatchView>(path)).body;
}

/** Answers at random until accepted; undefined if the player can't pay. */
async function answer(one: Simulated, match: MatchView): Promise<MatchView | undefined> {
  const path = `/play/matches/${match.id}`;
  for (;;) {
    const { body: now } = await one.player.get<MatchView>(path);
    const open = now.round?.question.options.filter(({ id }) => !now.round?.removedOptionIds.includes(id));
    const optionId = pickOne(open ?? [])?.id;
    const { status, body } = await one.player.post<{ match: MatchView; mayTryAgain: boolean }>(
      `${path}/answers`,
      { round: now.round?.number, optionId },
    );
    if (status === 402) return undefined;
    if (status === 409) return await lookAgain(one, path);
    expect(status).toBe(200);
    if (!body.mayTryAgain) return body.match;
  }
}

async function playGame(one: Simulated, game: Record<string, unknown>): Promise<void> {
  const started = await one.player.post<MatchView & { code?: string }>('/play/matches', game);
  tally(one, started.status === 201 ? String(game.type) : String(started.body.code));
  if (started.status !== 201) return;
  let match: MatchView = started.body;
  while (match.phase !== 'over') {
    if (match.phase === 'reveal') match = await goOn(one.player, match);
    server.clock.advance(1_000);
    if (randomInt(6) === 0) await buyAndUse(one, match);
    const next = await answer(one, match);
    if (!next) return void (await one.player.post(`/play/matches/${match.id}/leave`));
    match = next;
  }
}

const randomGame = () =>
  pickOne([
    DAILY,
    QUIZ,
    { ...QUIZ, categoryId: pickOne(categoryIds) },
    { ...QUIZ, wagerPoints: pickOne(wagers) },
    SURVIVAL,
    PUZZLE,
  ]) ?? QUIZ;

async function playDay(one: Simulated): Promise<void> {
  await playGame(one, DAILY);
  for (let game = 0; game < GAMES_A_DAY; game += 1) await playGame(one, randomGame());
}

/** Finds rounds with a question that the player had seen, although unseen ones were left. */
async function findEarlyRepeats(): Promise<unknown[]> {
  const { rows } = await sql`
    WITH asked AS (
      SELECT p.player_id, r.match_id, r.round, r.question_id, r.opens_at, r.pool_revision, q.category_id,
             m.setup ->> 'categoryId' AS wanted
        FROM match_round r JOIN match_player p USING (match_id) JOIN match m ON m.id = r.match_id
        JOIN question q ON q.id = r.question_id)
    SELECT a.match_id, a.round FROM asked a
     WHERE a.pool_revision IS NOT NULL
       AND EXISTS (SELECT 1 FROM asked b
                    WHERE b.player_id = a.player_id AND b.question_id = a.question_id AND b.opens_at < a.opens_at)
       AND (SELECT count(DISTINCT b.question_id) FROM asked b
             WHERE b.player_id = a.player_id AND b.opens_at < a.opens_at
               AND (a.wanted IS NULL OR b.category_id = a.wanted))
         < (SELECT count(*) FROM question q
             WHERE q.status = 'published' AND (a.wanted IS NULL OR q.category_id = a.wanted))`.execute(
    server.db,
  );
  return rows;
}

async function expectLimits({ player, membership, counts }: Simulated): Promise<void> {
  const countOf = (what: string) => counts.get(what) ?? 0;
  const { coin } = await getWallet(server.db, player.id);
  if (membership === 'plus') {
    expect(countOf('daily')).toBe(DAYS);
    expect(countOf('SUBSCRIPTION_REQUIRED') + countOf('PLAY_LIMIT_REACHED')).toBe(0);
    return;
  }
  expect(countOf('daily')).toBe(3);
  expect(countOf('survival') + countOf('puzzle')).toBe(0);
  expect(countOf('PLAY_LIMIT_REACHED')).toBeGreaterThanOrEqual(DAYS - 3);
  expect(coin).toBeLessThanOrEqual(WELCOME_COINS);
}

it(`a week of ${PLAYERS} players respects every limit and loses nothing`, { timeout: 900_000 }, async () => {
  const simulated: Simulated[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const membership = index % 2 === 0 ? 'freemium' : 'plus';
    const player = await server.signUp({ membership });
    await giveCoins(server.deps, player.id, { coins: membership === 'plus' ? 600 : WELCOME_COINS });
    simulated.push({ player, membership, counts: new Map() });
  }
  for (let day = 0; day < DAYS; day += 1) {
    server.clock.set(TEST_START_MS + TO_SATURDAY_MS + day * DAY_MS);
    const waiting = [...simulated];
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await playDay(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  for (const one of simulated) await expectLimits(one);
  expect(await findEarlyRepeats()).toEqual([]);
  expect(await reconcileLedger(server.deps)).toEqual([]);
});
