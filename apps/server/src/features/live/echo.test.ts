/** Events through laravel-echo, the client of the specification. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeClients, collect, connectRaw, until } from '../../../test/realtime/clients.ts';
import { connectEcho, listen } from '../../../test/realtime/listen.ts';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { startDaily } from '../../../test/support/daily-driver.ts';
import { TestPlayer } from '../../../test/support/test-player.ts';
import { startSession } from '../accounts/sessions/start-session.ts';

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await buildTestServer();
  port = await listen(server);
});
afterAll(() => server.close());
afterEach(closeClients);

interface Person {
  readonly id: string;
}

describe('laravel-echo', () => {
  it('receives the player’s events on all devices of the player, and only there', async () => {
    const [player, other] = [await server.signUp(), await server.signUp()];
    const channel = `user.notification.${player.id}`;
    const received: unknown[] = [];
    const refusals: unknown[] = [];
    const devices = [connectEcho(server, port, player), connectEcho(server, port, player)];
    let ready = 0;
    for (const echo of devices) {
      echo
        .private(channel)
        .listen('.info', (event: unknown) => received.push(event))
        .subscribed(() => {
          ready += 1;
        });
    }
    connectEcho(server, port, other)
      .private(channel)
      .error((error: unknown) => refusals.push(error));
    await until(() => ready === 2 && refusals.length === 1);
    expect(refusals[0]).toMatchObject({ type: 'AuthError', status: 403 });
    server.deps.realtime.publish(`private-${channel}`, 'info', { user: { name: 'سارا' } });
    await until(() => received.length === 2);
    expect(received).toEqual([{ user: { name: 'سارا' } }, { user: { name: 'سارا' } }]);
  });

  it('lists players online: here, joining and leaving', async () => {
    const [one, two] = [await server.signUp(), await server.signUp()];
    const log: [string, unknown][] = [];
    const idsOf = (people: readonly Person[]) => people.map(({ id }) => id).sort();
    const first = connectEcho(server, port, one);
    first
      .join('online.users')
      .here((people: Person[]) => log.push(['here', idsOf(people)]))
      .joining(({ id }: Person) => log.push(['joining', id]))
      .leaving(({ id }: Person) => log.push(['leaving', id]));
    await until(() => log.length === 1);
    const second = connectEcho(server, port, two);
    const seen: string[][] = [];
    second.join('online.users').here((people: Person[]) => seen.push(idsOf(people)));
    await until(() => log.length === 2);
    const third = connectEcho(server, port, two);
    third.join('online.users').here((people: Person[]) => seen.push(idsOf(people)));
    await until(() => seen.length === 2);
    expect(seen).toEqual([[one.id, two.id].sort(), [one.id, two.id].sort()]);
    second.disconnect();
    third.leave('online.users');
    await until(() => log.length === 3);
    expect(log).toEqual([
      ['here', [one.id]],
      ['joining', two.id],
      ['leaving', two.id],
    ]);
  });

  it('whispers among the players of a match', async () => {
    const player = await server.signUp();
    const match = await startDaily(player);
    const [one, two] = [connectEcho(server, port, player), connectEcho(server, port, player)];
    const received: unknown[] = [];
    let ready = 0;
    const join = (echo: typeof one) =>
      echo.join(`match.${match.id}`).here(() => {
        ready += 1;
      });
    const speaker = join(one);
    join(two).listenForWhisper('locked', (event: unknown) => received.push(event));
    await until(() => ready === 2);
    speaker.whisper('locked', { round: 1 });
    await until(() => received.length === 1);
    expect(received).toEqual([{ round: 1 }]);
  });

  it('receives no events after its session ends, while other devices do', async () => {
    const player = await server.signUp();
    const token = await startSession(server.deps, server.db, { playerId: player.id, userAgent: 'stolen' });
    const stolen = new TestPlayer(server.app, player.id, token);
    const received: string[] = [];
    const ready: string[] = [];
    const refused: string[] = [];
    const devices = [
      ['own', player],
      ['stolen', stolen],
    ] as const;
    for (const [name, device] of devices) {
      connectEcho(server, port, device)
        .private(`user.notification.${player.id}`)
        .listen('.info', () => received.push(name))
        .subscribed(() => ready.push(name))
        .error(() => refused.push(name));
    }
    await until(() => ready.length === 2);
    expect((await stolen.post('/auth/logout')).status).toBe(204);
    await until(() => ready.length === 3 && refused.length === 1);
    expect([ready[2], refused]).toEqual(['own', ['stolen']]);
    server.deps.realtime.publish(`private-user.notification.${player.id}`, 'info', {});
    await until(() => received.length > 0);
    expect(received).toEqual(['own']);
  });

  it('can’t reuse a signature after its session has ended', async () => {
    const player = await server.signUp();
    const { key } = server.deps.realtime.app;
    const token = await startSession(server.deps, server.db, { playerId: player.id, userAgent: 'stolen' });
    const stolen = new TestPlayer(server.app, player.id, token);
    const raw = await connectRaw(port, { key });
    const channel = `private-user.notification.${player.id}`;
    const asked = { socket_id: raw.socketId, channel_name: channel };
    const { body } = await stolen.post<{ auth: string }>('/broadcasting/auth', asked);
    expect((await stolen.post('/auth/logout')).status).toBe(204);
    raw.send({ event: 'pusher:subscribe', data: { channel, auth: body.auth } });
    expect(await raw.closed).toBe(4200);
  });

  it('signs in its user', async () => {
    const player = await server.signUp();
    const echo = connectEcho(server, port, player);
    echo.connector.signin();
    const received = collect(echo.connector.pusher.user, 'update');
    await until(() => echo.connector.pusher.user.user_data !== null);
    server.deps.realtime.publishToUser(player.id, 'update', { n: 1 });
    await until(() => received.length === 1);
    expect(received).toEqual([{ n: 1 }]);
    server.deps.realtime.disconnectUser(player.id);
    await until(() => echo.connector.pusher.connection.state === 'disconnected');
  });
});
