/** Introduction of a live match: the time between its start and its first question. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { look, pair, TUG } from '../../../test/support/live-driver.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';
import { createEngine } from '../clock/create-engine.ts';
import { ANNOUNCE_MS, FIRST_LIVE_ROUND_IN_MS, RECONNECT_MS } from '../timing.ts';

const OUTAGE_MS = 60_000;
const BEAT_MS = 200;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
});
afterEach(async () => {
  expect(await reconcileLedger(server.deps)).toEqual([]);
  await server.close();
});

it('the first round is opened by another server when the one that started the match is lost', async () => {
  const other = createEngine({ ...server.deps, hooks: server.engine.hooks, publishers: [] });
  await Promise.all([server.engine.beat(), other.beat()]);
  const [one, , id] = await pair(server, TUG);
  const { nextRoundAtMs } = await look(one, id);
  for (let leftMs = FIRST_LIVE_ROUND_IN_MS - ANNOUNCE_MS; leftMs > 0; leftMs -= BEAT_MS) {
    server.clock.advance(BEAT_MS);
    await other.beat();
    await other.runDue();
  }
  const announced = await look(one, id);
  expect(announced).toMatchObject({ phase: 'round', round: { number: 1, opensAtMs: nextRoundAtMs } });
  expect(nextRoundAtMs).toBe(server.clock.nowMs() + ANNOUNCE_MS);
});

it('the first round is shifted by an outage, and players are informed', async () => {
  await server.engine.beat();
  const [one, , id] = await pair(server, TUG);
  const before = await look(one, id);
  server.clock.advance(OUTAGE_MS);
  await server.engine.beat();
  await server.engine.runDue();
  const nextRoundAtMs = (before.nextRoundAtMs ?? 0) + OUTAGE_MS + RECONNECT_MS;
  expect(await look(one, id)).toMatchObject({ phase: 'reveal', version: 1, round: null, nextRoundAtMs });
  expect(server.events).toMatchObject([{ kind: 'clock.shifted', data: { opensAtMs: null, nextRoundAtMs } }]);
  await server.pass(nextRoundAtMs - ANNOUNCE_MS - server.clock.nowMs());
  expect(await look(one, id)).toMatchObject({ phase: 'round', round: { opensAtMs: nextRoundAtMs } });
});

it('gives a question that is drawn late its full reading time', async () => {
  const [one, , id] = await pair(server, TUG);
  await server.pass(FIRST_LIVE_ROUND_IN_MS + 100);
  expect((await look(one, id)).round?.opensAtMs).toBe(server.clock.nowMs() + ANNOUNCE_MS);
});

it('lets a player leave before the first question', async () => {
  const [one, other, id] = await pair(server, TUG);
  const { body } = await one.post<MatchView>(`/play/matches/${id}/leave`);
  expect(body).toMatchObject({ phase: 'over', closedRounds: [], result: { isForfeit: true } });
  await server.pass(FIRST_LIVE_ROUND_IN_MS);
  expect((await look(other, id)).phase).toBe('over');
  for (const table of ['match_round', 'player_question'] as const) {
    expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});
