import type { MatchView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyBooster, signUpWithBoosters, startOpen } from '../../../../test/features/booster-driver.ts';
import { buildTestServer, type TestServer } from '../../../../test/support/build-test-server.ts';
import { findOption, goOn, playRound, startDaily } from '../../../../test/support/daily-driver.ts';
import { SURVIVAL } from '../../../../test/support/solo-driver.ts';
import type { TestPlayer } from '../../../../test/support/test-player.ts';
import type { Db } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { RECONNECT_MS } from '../../timing.ts';
import { createEngine } from '../create-engine.ts';

let server: TestServer;
let player: TestPlayer;
beforeEach(async () => {
  server = await buildTestServer();
  player = await server.signUp();
  await server.engine.beat();
});
afterEach(() => server.close());

const look = async ({ id }: MatchView) => (await player.get<MatchView>(`/play/matches/${id}`)).body;

/** Whether any database session waits for a lock on the table. */
async function isAnyoneWaiting(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = ${table}::regclass`.execute(db);
  return (rows[0]?.count ?? 0) > 0;
}

/** Lets time pass while a server is up. */
async function live(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    server.clock.advance(1_000);
    await server.engine.beat();
  }
}

/** Starts a server after an outage of that many milliseconds. */
async function restartAfter(ms: number): Promise<void> {
  server.clock.advance(ms);
  const engine = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
  await engine.start();
  await engine.stop();
}

it('shifts an open round and presence by the time without a server', async () => {
  const match = await startDaily(player);
  await live(10);
  await restartAfter(300_000);
  await server.engine.runDue();
  const resumed = await look(match);
  expect(resumed.phase).toBe('round');
  const addedMs = 300_000 + RECONNECT_MS;
  expect(resumed.round?.opensAtMs).toBe((match.round?.opensAtMs ?? 0) + addedMs);
  expect(resumed.round?.closesAtMs).toBe((match.round?.closesAtMs ?? 0) + addedMs);
});

it('shifts an open round by the time without a database', async () => {
  const match = await startDaily(player);
  await live(10);
  await sql`ALTER TABLE node_heartbeat RENAME TO away`.execute(server.db);
  for (let second = 0; second < 20; second += 1) {
    server.clock.advance(1_000);
    await expect(server.engine.beat()).rejects.toThrow('node_heartbeat');
  }
  await sql`ALTER TABLE away RENAME TO node_heartbeat`.execute(server.db);
  await server.engine.beat();
  const addedMs = 20_000 + RECONNECT_MS;
  expect((await look(match)).round?.closesAtMs).toBe((match.round?.closesAtMs ?? 0) + addedMs);
});

it('publishes the shifted times in a new version', async () => {
  const match = await startDaily(player);
  await restartAfter(60_000);
  const shifted = await look(match);
  expect(shifted.version).toBe(match.version + 1);
  const { body } = await player.post<{ version: number }>(`/play/matches/${match.id}/presence`);
  expect(body.version).toBe(shifted.version);
  const { data } = await server.db
    .selectFrom('match_event')
    .select('data')
    .where('kind', '=', 'clock.shifted')
    .executeTakeFirstOrThrow();
  const { opensAtMs, closesAtMs } = shifted.round ?? {};
  expect(data).toEqual({ opensAtMs, closesAtMs, nextRoundAtMs: null });
});

it('shifts no match that began after the outage, before a node noticed it', async () => {
  const revealed = await playRound(server, player, await startDaily(player), true);
  server.clock.advance(60_000);
  const opened = await goOn(player, revealed);
  await server.engine.beat();
  expect(await look(opened)).toMatchObject({ version: opened.version, round: opened.round });
});

it('shifts a match also if its player acted before a node noticed the outage', async () => {
  const survivor = await signUpWithBoosters(server);
  const match = await startOpen(server, survivor, SURVIVAL);
  await server.engine.beat();
  server.clock.advance(8_000);
  const { body } = await applyBooster(survivor, match, 'fifty_fifty');
  await server.engine.beat();
  const { body: shifted } = await survivor.get<MatchView>(`/play/matches/${match.id}`);
  const closesAtMs = (body.match.round?.closesAtMs ?? 0) + 8_000 + RECONNECT_MS;
  expect(shifted.round?.closesAtMs).toBe(closesAtMs);
});

it('shifts a reveal', async () => {
  const revealed = await playRound(server, player, await startDaily(player), true);
  await server.engine.beat();
  await restartAfter(60_000);
  expect(await look(revealed)).toMatchObject({
    phase: 'reveal',
    nextRoundAtMs: (revealed.nextRoundAtMs ?? 0) + 60_000 + RECONNECT_MS,
  });
});

it('closes a round that was answered just before the crash, and counts the answer', async () => {
  const match = await startDaily(player);
  server.clock.advance(1_000);
  await server.engine.beat();
  await server.db
    .insertInto('match_answer')
    .values({
      match_id: match.id,
      round: 1,
      player_id: player.id,
      option_id: await findOption(server, match, true),
      locked_at: new Date(server.clock.nowMs()),
      elapsed_ms: 200,
    })
    .execute();
  await restartAfter(20_000);
  expect((await look(match)).closedRounds).toMatchObject([{ verdict: 'right', elapsedMs: 200 }]);
});

it('closes such a round also when the player calls before the clock runs', async () => {
  const match = await startDaily(player);
  await server.db
    .insertInto('match_answer')
    .values({
      match_id: match.id,
      round: 1,
      player_id: player.id,
      option_id: await findOption(server, match, false),
      locked_at: new Date(server.clock.nowMs()),
      elapsed_ms: 200,
    })
    .execute();
  expect(await look(match)).toMatchObject({ phase: 'reveal', closedRounds: [{ verdict: 'wrong' }] });
});

it('shifts by the time that a server was suspended during a heartbeat', async () => {
  const match = await startDaily(player);
  const engine = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
  let starting: Promise<void> = Promise.resolve();
  await inTransaction(server.db, async (tx) => {
    await sql`LOCK TABLE node_heartbeat IN SHARE MODE`.execute(tx);
    starting = engine.start();
    await expect.poll(() => isAnyoneWaiting(tx, 'node_heartbeat')).toBe(true);
    server.clock.advance(60_000);
  });
  await starting;
  const opensAtMs = (match.round?.opensAtMs ?? 0) + 60_000 + RECONNECT_MS;
  await expect.poll(() => look(match)).toMatchObject({ phase: 'round', round: { opensAtMs } });
  await engine.stop();
});

it('shifts by the time that a server was suspended while looking for due matches', async () => {
  const match = await startDaily(player);
  const engine = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
  await engine.start();
  await inTransaction(server.db, async (tx) => {
    await sql`LOCK TABLE match IN ACCESS EXCLUSIVE MODE`.execute(tx);
    await expect.poll(() => isAnyoneWaiting(tx, 'match'), { timeout: 5_000 }).toBe(true);
    server.clock.advance(60_000);
  });
  const opensAtMs = (match.round?.opensAtMs ?? 0) + 60_000 + RECONNECT_MS;
  await expect.poll(() => look(match)).toMatchObject({ phase: 'round', round: { opensAtMs } });
  await engine.stop();
});

it('shifts nothing when one of two servers stops', async () => {
  const other = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
  const match = await startDaily(player);
  for (let second = 0; second < 8; second += 1) {
    server.clock.advance(1_000);
    await other.beat();
  }
  await server.engine.beat();
  expect((await look(match)).round).toEqual(match.round);
});

it('shifts once when several servers start after an outage', async () => {
  const match = await startDaily(player);
  server.clock.advance(60_000);
  const engines = [1, 2, 3].map(() =>
    createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] }),
  );
  await Promise.all(engines.map((engine) => engine.beat()));
  expect((await look(match)).round?.opensAtMs).toBe((match.round?.opensAtMs ?? 0) + 60_000 + RECONNECT_MS);
});

it('does not change finished matches', async () => {
  const revealed = await playRound(server, player, await startDaily(player), true);
  const next = await goOn(player, revealed);
  await player.post(`/play/matches/${next.id}/leave`);
  const before = await look(next);
  await restartAfter(60_000);
  expect(await look(next)).toEqual({ ...before, serverTimeMs: server.clock.nowMs() });
});
