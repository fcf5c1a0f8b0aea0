/** Lag credit end to end: a distant player is measured on the socket and answers over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { closeClients, connectRaw, until } from '../../../test/realtime/clients.ts';
import { listen } from '../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { findOption } from '../../../test/support/daily-driver.ts';
import type { TestPlayer } from '../../../test/support/test-player.ts';

/** Includes a millisecond by which timers may be early. */
const AWAY_MS = 101;

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await buildTestServer();
  port = await listen(server);
});
afterAll(() => server.close());
afterEach(closeClients);

/** Subscribes to a match over a delayed connection. */
async function listenFromAfar(player: TestPlayer, match: MatchView): Promise<void> {
  const { realtime } = server.deps;
  const client = await connectRaw(port, { key: realtime.app.key, autoPong: false });
  client.socket.on('ping', (stamp: Buffer) => void sleep(AWAY_MS).then(() => client.socket.pong(stamp)));
  const channel = `presence-match.${match.id}`;
  const { body } = await player.post<{ auth: string; channel_data: string }>('/broadcasting/auth', {
    socket_id: client.socketId,
    channel_name: channel,
  });
  client.send({ event: 'pusher:subscribe', data: { channel, ...body } });
  await until(() => realtime.roundTripMs(player.id) !== null);
}

it('answers are credited with the lag that the socket measured, and with none without a socket', async () => {
  const players = [await server.signUp(), await server.signUp()] as const;
  const battle = { type: 'headtohead', mode: 'multi', plan: 'free' };
  await players[0].post('/play/queue', battle);
  const { body } = await players[1].post<{ matchId: string }>('/play/queue', battle);
  await server.pass(3_500);
  const match = (await players[0].get<MatchView>(`/play/matches/${body.matchId}`)).body;
  await listenFromAfar(players[0], match);

  server.clock.set((match.round?.opensAtMs ?? 0) + 5_000);
  const optionId = await findOption(server, match, true);
  const given = { round: 1, optionId, seenForMs: 4_500 };
  for (const player of players) await player.post(`/play/matches/${match.id}/answers`, given);
  const answers = await server.db.selectFrom('match_answer').select(['player_id', 'credit_ms']).execute();
  const credits = new Map(answers.map(({ player_id, credit_ms }) => [player_id, credit_ms]));
  expect(credits.get(players[0].id)).toBeGreaterThanOrEqual(100);
  expect(credits.get(players[0].id)).toBeLessThanOrEqual(300);
  expect(credits.get(players[1].id)).toBe(0);
});
