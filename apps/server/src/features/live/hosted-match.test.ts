/** Live matches through the hosted service, with and without failures. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../../../test/realtime/clients.ts';
import {
  type Failure,
  type PusherService,
  startPusherService,
} from '../../../test/realtime/pusher-service.ts';
import { testApp } from '../../../test/realtime/test-app.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { answerRound, findOption } from '../../../test/support/daily-driver.ts';
import { startLive } from '../../../test/support/live/start-live.ts';
import { BATTLE, coinsOf, look, pair, playLive } from '../../../test/support/live-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';
import { createHostedRealtime } from '../../realtime/hosted/hosted-realtime.ts';
import { reconcileLedger } from '../../reconcile-ledger.ts';

/** Timeout that even a busy machine does not reach. */
const PATIENT_MS = 10_000;

let service: PusherService;
let server: TestServer;
beforeEach(async () => {
  service = await startPusherService(testApp);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

/** Starts a server with the given timeout towards the service. */
async function startServer(timeoutMs: number): Promise<void> {
  const log = pino({ level: 'silent' });
  const { endpoint } = service;
  const realtime = createHostedRealtime({ app: testApp, cluster: 'ap1', log, endpoint, timeoutMs });
  server = await buildTestServer({ realtime });
}

const WINS = [true, false];
const playToTheEnd = (players: readonly TestPlayer[], id: string) =>
  playLive(server, players, id, Array(5).fill(WINS));

async function expectOver([winner, loser]: readonly [TestPlayer, TestPlayer], id: string): Promise<void> {
  expect((await look(winner, id)).phase).toBe('over');
  expect([await coinsOf(server, winner), await coinsOf(server, loser)]).toEqual([60, 40]);
  expect(await reconcileLedger(server)).toEqual([]);
}

it('a hosted service delivers every event of a match once and in order', async () => {
  await startServer(PATIENT_MS);
  const [winner, loser, id] = await pair(server, BATTLE);
  await playToTheEnd([winner, loser], id);
  await expectOver([winner, loser], id);
  const events = () => service.events.filter(({ channel }) => channel === `presence-match.${id}`);
  await until(() => events().some(({ name }) => name === 'match.finished'));
  const announced = events().filter(({ name }) => name !== 'player.answered');
  const kept = await server.db
    .selectFrom('match_event')
    .select(['version', 'kind'])
    .where('match_id', '=', id)
    .orderBy('version')
    .execute();
  expect(announced.map(({ name, data }) => [JSON.parse(data).version, name])).toEqual(
    kept.map(({ version, kind }) => [version, kind]),
  );
  expect(service.calls.every(({ status }) => status === 200)).toBe(true);
  for (const { id: playerId } of [winner, loser]) {
    const own = service.events.filter(({ channel }) => channel === `private-user.notification.${playerId}`);
    expect(own.map(({ name }) => name)).toContain('coin');
  }
});

it.each<Failure>([413, 403, 503, 'silent', 'gone'])(
  'go on to their end though it is ill (%s)',
  async (failure) => {
    await startServer(300);
    service.nextFailure = () => failure;
    const [winner, loser, id] = await pair(server, BATTLE);
    await playToTheEnd([winner, loser], id);
    await expectOver([winner, loser], id);
  },
);

it('the largest event fits into the hosted service’s size limit', async () => {
  await startServer(PATIENT_MS);
  const players = await Promise.all(Array.from({ length: 10 }, () => server.signUp()));
  await server.db
    .updateTable('question_text')
    .set({
      prompt: 'ڵ'.repeat(110),
      options: ['ۆ', 'ڕ', 'ێ', 'ە'].map((letter) => letter.repeat(40)),
      explanation: 'ڤ'.repeat(240),
    })
    .execute();
  await server.db
    .updateTable('question_version')
    .set({ source_title: 'س'.repeat(160), source_url: `https://example.org/${'x'.repeat(500)}` })
    .execute();
  const matchId = await startLive(server, players, 'tournament');
  for (const player of players) {
    const match = (await player.get<MatchView>(`/play/matches/${matchId}`)).body;
    await answerRound(player, match, await findOption(server, match, false));
  }
  await server.pass(4_000);
  const sizeOf = (name: string) =>
    Buffer.byteLength(service.events.find((event) => event.name === name)?.data ?? '');
  await until(() => sizeOf('round.closed') > 0 && sizeOf('round.opened') > 0);
  expect(sizeOf('round.closed')).toBeGreaterThan(4_000);
  expect(sizeOf('round.closed')).toBeLessThan(10_240);
  expect(service.calls.every(({ status }) => status === 200)).toBe(true);
});
