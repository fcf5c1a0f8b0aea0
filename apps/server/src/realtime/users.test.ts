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
} from '../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../test/realtime/start-test-hub.ts';

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
  raw.say(signIn(raw.socketId, user));
  await raw.hear('pusher:signin_success');
  return raw;
}

describe('signing in', () => {
  it('gives the same data back', async () => {
    const raw = await rawSignedIn({ id: 'a', user_info: { name: 'A' } });
    const { data } = await raw.hear('pusher:signin_success');
    expect(JSON.parse(String(data))).toEqual({ user_data: '{"id":"a","user_info":{"name":"A"}}' });
  });

  it.each([
    ['no id', {}],
    ['an empty id', { id: '' }],
    ['a number for an id', { id: 7 }],
    ['a long id', { id: 'x'.repeat(129) }],
    ['nothing', null],
    ['a watchlist that is none', { id: 'a', watchlist: 'b' }],
  ])('with %s ends the connection', async (_, user) => {
    const raw = await connectRaw(server.port);
    raw.say(signIn(raw.socketId, user));
    expect((await raw.hear('pusher:error')).data).toMatchObject({ code: 4009 });
    expect(await raw.closed).toBe(4009);
  });

  it.each(['wrong', ''])('with the signature %j ends the connection', async (auth) => {
    const raw = await connectRaw(server.port);
    raw.say({ event: 'pusher:signin', data: { auth, user_data: '{"id":"a"}' } });
    expect(await raw.closed).toBe(4009);
  });

  it('with another socket’s signature ends the connection', async () => {
    const [raw, other] = [await connectRaw(server.port), await connectRaw(server.port)];
    raw.say(signIn(other.socketId, { id: 'a' }));
    expect(await raw.closed).toBe(4009);
  });

  it('as another user is an error and nothing else, as the same one does nothing', async () => {
    const raw = await rawSignedIn({ id: 'a' });
    raw.say(signIn(raw.socketId, { id: 'a' }));
    await until(() => raw.heard.filter(({ event }) => event === 'pusher:signin_success').length === 2);
    raw.say(signIn(raw.socketId, { id: 'b' }));
    expect((await raw.hear('pusher:error')).data).toMatchObject({ code: 4009 });
    await serverSdk(server.port).sendToUser('a', 'told', 1);
    await raw.hear('told');
  });

  it('on too many connections to one node ends the last', async () => {
    const { port } = server;
    await rawSignedIn({ id: 'a' }, port);
    await rawSignedIn({ id: 'a' }, port);
    const third = await connectRaw(port);
    third.say(signIn(third.socketId, { id: 'a' }));
    expect(await third.closed).toBe(4004);
  });
});

describe('a signed-in user', () => {
  it('is spoken to on every connection, once', async () => {
    const devices = [await signedIn('a'), await signedIn('a')];
    const other = await signedIn('b');
    const heard = devices.map((client) => collect(client.user, 'told'));
    const foreign = collect(other.user, 'told');
    await until(() => server.countOf('#server-to-user-a') === 2);
    await serverSdk(server.port).sendToUser('a', 'told', { coins: 5 });
    await until(() => heard.every((list) => list.length === 1));
    expect(heard).toEqual([[{ coins: 5 }], [{ coins: 5 }]]);
    expect(foreign).toEqual([]);
  });

  it('is spoken to before it has asked for its channel', async () => {
    const raw = await rawSignedIn({ id: 'a' });
    await serverSdk(server.port).sendToUser('a', 'told', 1);
    expect(await raw.hear('told')).toEqual({ event: 'told', channel: '#server-to-user-a', data: '1' });
  });

  it('is disconnected for good by the server', async () => {
    const [client, other] = [await signedIn('a'), await signedIn('b')];
    await serverSdk(server.port).terminateUserConnections('a');
    await until(() => client.connection.state === 'disconnected');
    expect(other.connection.state).toBe('connected');
  });
});

describe('a signature from before a session of the user ended', () => {
  const end = () => server.hub.reconnect('a', 'private-user.a');

  it.each([
    { shown: 'to sign in', say: (id: string) => signIn(id, { id: 'a' }) },
    { shown: 'for the own channel', say: (id: string) => subscription(id, 'private-user.a') },
    { shown: 'for a member', say: (id: string) => subscription(id, 'presence-room', { user_id: 'a' }) },
  ])('is worth nothing when it is shown $shown afterwards, and what is signed anew is', async ({ say }) => {
    // One connection of each kind per node, not yet signed in.
    const waiting = [await connectRaw(server.port), await connectRaw(server.port)];
    const other = await connectRaw(server.port);
    const known = [await rawSignedIn({ id: 'a' }), await rawSignedIn({ id: 'a' })];
    end();
    expect(await Promise.all(known.map(({ closed }) => closed))).toEqual([4200, 4200]);
    for (const raw of waiting) raw.say(say(raw.socketId));
    expect(await Promise.all(waiting.map(({ closed }) => closed))).toEqual([4200, 4200]);
    expect(JSON.stringify(waiting.map(({ heard }) => heard))).not.toMatch(/succe/);
    other.say(signIn(other.socketId, { id: 'b' }));
    await other.hear('pusher:signin_success');
    const again = await connectRaw(server.port);
    again.say(say(again.socketId));
    await until(() => /succe/.test(JSON.stringify(again.heard)));
  });
});

describe('a watchlist', () => {
  const eventsOf = ({ heard }: RawClient) =>
    heard
      .filter(({ event }) => event === 'pusher_internal:watchlist_events')
      .flatMap(({ data }) => JSON.parse(String(data)).events);

  /** Presence news of one user, without repeats: with several nodes an arrival may be announced twice. */
  const toldOf = (watcher: RawClient, id: string): string[] =>
    eventsOf(watcher)
      .filter(({ user_ids }) => user_ids.includes(id))
      .map(({ name }) => name)
      .filter((name, index, names) => name !== names[index - 1]);

  it('reports members who are there, come and go', async () => {
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

  it('that is too long is left out, and the user is signed in', async () => {
    const raw = await rawSignedIn({ id: 'w', watchlist: ['a', 'b', 'c', 'd'] });
    expect((await raw.hear('pusher:error')).data).toMatchObject({ code: 4302 });
    await serverSdk(server.port).sendToUser('w', 'told', 1);
    await raw.hear('told');
  });
});
