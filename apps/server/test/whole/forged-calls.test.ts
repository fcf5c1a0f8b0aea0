/** Checks that calls about another player's data are refused with a code, and logged with the caller. */
import type { RouteDefinition } from '@trivia/contract/route.ts';
import { routes } from '@trivia/contract/routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodBody } from '../support/bad-input.ts';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { startLive } from '../support/live/start-live.ts';
import { LogWatch } from '../support/log-watch.ts';
import type { TestPlayer } from '../support/test-player.ts';

const log = new LogWatch();
let server: TestServer;
let players: readonly [TestPlayer, TestPlayer];
let outsider: TestPlayer;
beforeAll(async () => {
  server = await buildTestServer({ onLog: log.onLog });
  players = [await server.signUp(), await server.signUp()];
  outsider = await server.signUp();
});
afterAll(async () => {
  log.expectNoneOf([...players.map(({ token }) => token), outsider.token, server.deps.realtime.app.secret]);
  await server.close();
});

/** Calls of a signed-in player, by the kind of foreign data. */
const callsOf = (start: string) =>
  routes
    .filter(({ path, access }) => path.startsWith(`${start}/:id`) && access === 'player')
    .map((route): [string, RouteDefinition] => [`${route.method} ${route.path}`, route]);
const matchCalls = callsOf('/api/play/matches');
const invitationCalls = callsOf('/api/play/invitations');

const pathOf = ({ path }: RouteDefinition, id: string): string =>
  path.replace(':id', id) + (path.endsWith('/events') ? '?since=0' : '');

const callAs = (player: TestPlayer, route: RouteDefinition, id: string) =>
  player.call(route.method, pathOf(route, id).replace('/api', ''), route.body && goodBody(route.body));

/** Computes a fingerprint of a match, which any write changes. */
async function traceMatch(id: string): Promise<unknown> {
  const { rows } = await sql`
    SELECT (SELECT max(xmin::text::bigint) FROM match WHERE id = ${id}) AS match,
           (SELECT max(xmin::text::bigint) FROM match_player WHERE match_id = ${id}) AS seats,
           (SELECT count(*) FROM match_player WHERE match_id = ${id}) AS players,
           (SELECT count(*) FROM match_answer WHERE match_id = ${id}) AS answers,
           (SELECT count(*) FROM match_event WHERE match_id = ${id}) AS events,
           (SELECT count(*) FROM match_booster WHERE match_id = ${id}) AS boosters,
           (SELECT count(*) FROM invitation) AS invitations`.execute(server.db);
  return rows;
}

describe('another player’s match', () => {
  let matchId: string;
  beforeAll(async () => {
    matchId = await startLive(server, players);
  });

  it.each(matchCalls)('refuses %s', async (_, route) => {
    const before = await traceMatch(matchId);
    await log.expectRefused(outsider, 'MATCH_NOT_FOUND', () => callAs(outsider, route, matchId));
    expect(await traceMatch(matchId)).toEqual(before);
  });

  it('gets the same reply as one that does not exist', async () => {
    const [there, nowhere] = [matchId, outsider.id].map((id) => outsider.get(`/play/matches/${id}`));
    expect(await there).toMatchObject({ status: 404, text: (await nowhere)?.text });
  });

  it('has a channel that can’t be joined', async () => {
    const asked = { socket_id: '1.1', channel_name: `presence-match.${matchId}` };
    await log.expectRefused(outsider, 'FORBIDDEN', () => outsider.post('/broadcasting/auth', asked));
  });
});

it('another player’s channel can’t be joined', async () => {
  const asked = { socket_id: '1.1', channel_name: `private-user.notification.${players[0].id}` };
  await log.expectRefused(outsider, 'FORBIDDEN', () => outsider.post('/broadcasting/auth', asked));
});

describe('another player’s invitation', () => {
  let invitationId: string;
  beforeEach(async () => {
    const [host, guest] = [await server.signUp(), await server.signUp()];
    const game = { type: 'headtohead', mode: 'multi', plan: 'free', playerId: guest.id };
    invitationId = (await host.post<{ id: string }>('/play/invitations', game)).body.id;
  });

  it.each(invitationCalls)('refuses %s', async (_, route) => {
    await log.expectRefused(outsider, 'INVITATION_NOT_FOUND', () => callAs(outsider, route, invitationId));
    const { status } = await server.db
      .selectFrom('invitation')
      .select('status')
      .where('id', '=', invitationId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('open');
  });
});

it.each([...matchCalls, ...invitationCalls])('without a token %s is refused', async (_, route) => {
  const response = await server.app.inject({
    method: route.method,
    url: pathOf(route, outsider.id),
    ...(route.body && { payload: goodBody(route.body) }),
  });
  expect(response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
});
