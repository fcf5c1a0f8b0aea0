import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  closeClients,
  collect,
  connectPusher,
  connectRaw,
  type RawClient,
  serverSdk,
  signIn,
  subscription,
  until,
} from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';

let server: TestHub;
beforeAll(async () => {
  server = await startTestHub({ limits: { connectionsPerUser: 2, watchlistLength: 3 } });
  return () => server.close();
});
afterEach(async () => {
  closeClients();
  await until(() => server.connectionCount() === 0);
});

async function signedIn(id: string) {
  const client = connectPusher(server.port, { id });
  client.signin();
  await until(() => client.user.user_data !== null);
  return client;
}

async function rawSignedIn(user: Record<string, unknown>, port = server.port): Promise<RawClient> {
  const raw = await connectRaw(port);
  raw.send(signIn(raw.socketId, user));
  await raw.waitFor('pusher:signin_success');
  return raw;
}

describe('signing in', () => {
  it('returns the same data', async () => {
    const raw = await rawSignedIn({ id: 'a', user_info: { name: 'A' } });
    const { data } = await raw.waitFor('pusher:signin_success');
    expect(JSON.parse(String(data))).toEqual({ user_data: '{"id":"a","user_info":{"name":"A"}}' });
  });

  it.each([
    ['no id', {}],
    ['an empty id', { id: '' }],
    ['a number for an id', { id: 7 }],
    ['a long id', { id: 'x'.repeat(129) }],
    ['nothing', null],
    ['a malformed watchlist', { id: 'a', watchlist: 'b' }],
  ])('with %s closes the connection', async (_, user) => {
    const raw = await connectRaw(server.port);
    raw.send(signIn(raw.socketId, user));
    expect((await raw.waitFor('pusher:error')).data).toMatchObject({ code: 4009 });
    expect(await raw.closed).toBe(4009);
  });

  it.each(['wrong', ''])('with the signature %j closes the connection', async (auth) => {
    const raw = await connectRaw(server.port);
    raw.send({ event: 'pusher:signin', data: { auth, user_data: '{"id":"a"}' } });
    expect(await raw.closed).toBe(4009);
  });

  it('with another socket’s signature closes the connection', async () => {
    const [raw, other] = [await connectRaw(server.port), await connectRaw(server.port)];
    raw.send(signIn(other.socketId, { id: 'a' }));
    expect(await raw.closed).toBe(4009);
  });

  it('as another user is an error, and as the same user does nothing', async () => {
    const raw = await rawSignedIn({ id: 'a' });
    raw.send(signIn(raw.socketId, { id: 'a' }));
    await until(() => raw.received.filter(({ event }) => event === 'pusher:signin_success').length === 2);
    raw.send(signIn(raw.socketId, { id: 'b' }));
    expect((await raw.waitFor('pusher:error')).data).toMatchObject({ code: 4009 });
    await serverSdk(server.port).sendToUser('a', 'update', 1);
    await raw.waitFor('update');
  });

  it('on too many connections closes the last one', async () => {
    const { port } = server;
    await rawSignedIn({ id: 'a' }, port);
    await rawSignedIn({ id: 'a' }, port);
    const third = await connectRaw(port);
    third.send(signIn(third.socketId, { id: 'a' }));
    expect(await third.closed).toBe(4004);
  });
});

describe('a signed-in user', () => {
  it('receives messages once on every connection', async () => {
    const devices = [await signedIn('a'), await signedIn('a')];
    const other = await signedIn('b');
    const received = devices.map((client) => collect(client.user, 'update'));
    const foreign = collect(other.user, 'update');
    await until(() => server.countOf('#server-to-user-a') === 2);
    await serverSdk(server.port).sendToUser('a', 'update', { coins: 5 });
    await until(() => received.every((list) => list.length === 1));
    expect(received).toEqual([[{ coins: 5 }], [{ coins: 5 }]]);
    expect(foreign).toEqual([]);
  });

  it('receives messages before subscribing to its channel', async () => {
    const raw = await rawSignedIn({ id: 'a' });
    await serverSdk(server.port).sendToUser('a', 'update', 1);
    expect(await raw.waitFor('update')).toEqual({ event: 'update', channel: '#server-to-user-a', data: '1' });
  });

  it('is disconnected for good by the server', async () => {
    const [client, other] = [await signedIn('a'), await signedIn('b')];
    await serverSdk(server.port).terminateUserConnections('a');
    await until(() => client.connection.state === 'disconnected');
    expect(other.connection.state).toBe('connected');
  });
});

describe('a signature from before the end of a session of the user', () => {
  const end = () => server.hub.reconnect('a', 'private-user.a');

  it.each([
    { shown: 'to sign in', send: (id: string) => signIn(id, { id: 'a' }) },
    { shown: 'for the own channel', send: (id: string) => subscription(id, 'private-user.a') },
    { shown: 'as a member', send: (id: string) => subscription(id, 'presence-room', { user_id: 'a' }) },
  ])('is refused $shown, and a new signature is accepted', async ({ send }) => {
    // One connection per node, not yet signed in.
    const waiting = [await connectRaw(server.port), await connectRaw(server.port)];
    const other = await connectRaw(server.port);
    const known = [await rawSignedIn({ id: 'a' }), await rawSignedIn({ id: 'a' })];
    end();
    expect(await Promise.all(known.map(({ closed }) => closed))).toEqual([4200, 4200]);
    for (const raw of waiting) raw.send(send(raw.socketId));
    expect(await Promise.all(waiting.map(({ closed }) => closed))).toEqual([4200, 4200]);
    expect(JSON.stringify(waiting.map(({ received }) => received))).not.toMatch(/succe/);
    other.send(signIn(other.socketId, { id: 'b' }));
    await other.waitFor('pusher:signin_success');
    const again = await connectRaw(server.port);
    again.send(send(again.socketId));
    await until(() => /succe/.test(JSON.stringify(again.received)));
  });
});

describe('a watchlist', () => {
  const eventsOf = ({ received }: RawClient) =>
    received
      .filter(({ event }) => event === 'pusher_internal:watchlist_events')
      .flatMap(({ data }) => JSON.parse(String(data)).events);

  /** Presence events of one user, without repeats: with several nodes an arrival may be announced twice. */
  const toldOf = (watcher: RawClient, id: string): string[] =>
    eventsOf(watcher)
      .filter(({ user_ids }) => user_ids.includes(id))
      .map(({ name }) => name)
      .filter((name, index, names) => name !== names[index - 1]);

  it('reports users who are online, come and go', async () => {
    await rawSignedIn({ id: 'here' });
    const watcher = await rawSignedIn({ id: 'w', watchlist: ['here', 'away'] });
    await until(() => toldOf(watcher, 'here').at(-1) === 'online' && toldOf(watcher, 'away').length === 1);
    const away = await rawSignedIn({ id: 'away' });
    const again = await rawSignedIn({ id: 'away' });
    await until(() => toldOf(watcher, 'away').length === 2);
    again.socket.close();
    await again.closed;
    away.socket.close();
    await until(() => toldOf(watcher, 'away').length === 3);
    expect(toldOf(watcher, 'away')).toEqual(['offline', 'online', 'offline']);
  });

  it('reaches pusher-js', async () => {
    const client = connectPusher(
      server.port,
      { id: 'w' },
      {
        userAuthentication: {
          endpoint: '',
          transport: 'ajax',
          customHandler: ({ socketId }, callback) =>
            callback(null, signIn(socketId, { id: 'w', watchlist: ['friend'] }).data),
        },
      },
    );
    const online = collect(client.user.watchlist, 'online');
    client.signin();
    await until(() => client.user.user_data !== null);
    await signedIn('friend');
    // An arrival during the sign-in is announced twice.
    await until(() => online.length > 0);
    expect(online[0]).toEqual({ name: 'online', user_ids: ['friend'] });
  });

  it('is ignored if it is too long, and the user is signed in', async () => {
    const raw = await rawSignedIn({ id: 'w', watchlist: ['a', 'b', 'c', 'd'] });
    expect((await raw.waitFor('pusher:error')).data).toMatchObject({ code: 4302 });
    await serverSdk(server.port).sendToUser('w', 'update', 1);
    await raw.waitFor('update');
  });
});
