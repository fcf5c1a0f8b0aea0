/** Simultaneous answers in several matches. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { beginLive } from '../../../test/support/live/start-live.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { FIRST_LIVE_ROUND_IN_MS } from '../timing.ts';
import { submitAnswer } from './submit-answer.ts';

const MATCHES = 5;

interface Seat {
  readonly player: TestPlayer;
  readonly matchId: string;
}

let server: TestServer;
let pairs: [TestPlayer, TestPlayer][];
let firsts: Seat[];
let seconds: Seat[];
beforeAll(async () => {
  server = await buildTestServer();
  const players = await Promise.all(Array.from({ length: 2 * MATCHES }, () => server.signUp()));
  pairs = Array.from({ length: MATCHES }, (_, at) => players.slice(2 * at, 2 * at + 2) as never);
});
afterAll(() => server.close());

beforeEach(async () => {
  const matchIds = await Promise.all(pairs.map((pair) => beginLive(server, pair)));
  await server.pass(FIRST_LIVE_ROUND_IN_MS);
  server.clock.advance(1_000);
  const seatsAt = (seat: 0 | 1) =>
    matchIds.flatMap((matchId, at) => {
      const player = pairs[at]?.[seat];
      return player ? [{ player, matchId }] : [];
    });
  [firsts, seconds] = [seatsAt(0), seatsAt(1)];
});

const roundOf = (matchId: string) =>
  server.db.selectFrom('match_round').selectAll().where('match_id', '=', matchId).executeTakeFirstOrThrow();

async function answer({ player, matchId }: Seat, optionId?: string) {
  const [known = ''] = (await roundOf(matchId)).option_ids;
  return await submitAnswer(server.deps, {
    matchId,
    playerId: player.id,
    round: 1,
    optionId: optionId ?? known,
    arrivedAtMs: server.clock.nowMs(),
    language: 'en',
  });
}

/** Answers of the matches, each with the transaction that wrote it. */
async function readKept() {
  const ids = firsts.map(({ matchId }) => matchId);
  const { rows } = await sql<{ matchId: string; playerId: string; writtenBy: string }>`
    SELECT match_id AS "matchId", player_id AS "playerId", xmin::text AS "writtenBy"
      FROM match_answer WHERE match_id = ANY (${ids}::uuid[])`.execute(server.db);
  return rows;
}

it('simultaneous answers are batched into fewer statements, each answer in its own match', async () => {
  await Promise.all(firsts.map((seat) => answer(seat)));
  const kept = await readKept();
  const namesOf = (all: { matchId: string; playerId: string }[]) =>
    all.map(({ matchId, playerId }) => `${matchId}/${playerId}`).toSorted();
  expect(namesOf(kept)).toEqual(
    namesOf(firsts.map(({ player, matchId }) => ({ matchId, playerId: player.id }))),
  );
  expect(new Set(kept.map(({ writtenBy }) => writtenBy)).size).toBeLessThan(MATCHES);
});

it('simultaneous answers close the rounds that they complete, and leave the others open', async () => {
  const [open, ...complete] = firsts;
  const replies = await Promise.all([...firsts, ...seconds.slice(1)].map((seat) => answer(seat)));
  expect(replies.some(({ match }) => match?.id === open?.matchId)).toBe(false);
  const closed = new Set(replies.flatMap(({ match }) => (match?.phase === 'reveal' ? match.id : [])));
  expect(closed).toEqual(new Set(complete.map(({ matchId }) => matchId)));
});

it('answers do not wait for another match’s locked round; only answers to that round do', async () => {
  const [locked, ...others] = firsts as [Seat, ...Seat[]];
  let waiting: Promise<unknown> | undefined;
  await inTransaction(server.db, async (tx) => {
    await tx
      .selectFrom('match_round')
      .select('round')
      .where('match_id', '=', locked.matchId)
      .forUpdate()
      .execute();
    waiting = answer(locked);
    await Promise.all(others.map((seat) => answer(seat)));
    expect(await readKept()).toHaveLength(others.length);
  });
  await waiting;
  expect(await readKept()).toHaveLength(firsts.length);
});

it('answers do not wait for another player’s locked seat', async () => {
  const [locked, ...others] = firsts as [Seat, ...Seat[]];
  let waiting: Promise<unknown> | undefined;
  await inTransaction(server.db, async (tx) => {
    await tx
      .selectFrom('match_player')
      .select('seat')
      .where('match_id', '=', locked.matchId)
      .where('player_id', '=', locked.player.id)
      .forUpdate()
      .execute();
    waiting = answer(locked);
    await Promise.all(others.map((seat) => answer(seat)));
  });
  await waiting;
  expect(await readKept()).toHaveLength(firsts.length);
});

it('answers are stored even if the database rejects one of their batch', async () => {
  const [bad, ...others] = firsts as [Seat, ...Seat[]];
  const settled = await Promise.allSettled([answer(bad, 'a\0'), ...others.map((seat) => answer(seat))]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', ...others.map(() => 'fulfilled')]);
  expect(await readKept()).toHaveLength(others.length);
});
