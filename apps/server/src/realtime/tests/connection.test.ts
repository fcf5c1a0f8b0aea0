import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { collect, connectPusher, connectRaw, until } from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';
import { testApp } from '../../../test/realtime/test-app.ts';
import { useHubs } from '../../../test/realtime/use-hubs.ts';

const start = useHubs();
let shared: TestHub;
beforeAll(async () => {
  shared = await start();
});

const errorOf = (message: Record<string, unknown> | undefined) => message?.data;

describe('a connection', () => {
  it('gets the greeting first', async () => {
    const { received } = await connectRaw(shared.port);
    expect(received).toHaveLength(1);
    expect(received[0]?.event).toBe('pusher:connection_established');
    const hello = JSON.parse(String(received[0]?.data));
    expect(hello.activity_timeout).toBe(30);
    expect(hello.socket_id).toMatch(/^\d+\.\d+$/);
  });

  it('is accepted below the path of a proxy', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${shared.port}/live/ws/app/${testApp.key}?protocol=7`);
    const [greeting] = await once(socket, 'message');
    expect(String(greeting)).toContain('pusher:connection_established');
    socket.terminate();
  });

  it('can be that of pusher-js', async () => {
    const client = connectPusher(shared.port);
    await until(() => client.connection.state === 'connected');
    expect(client.connection.socket_id).toMatch(/^\d+\.\d+$/);
  });

  it('gets a pong for a ping with any data', async () => {
    const client = await connectRaw(shared.port);
    for (const data of [{}, '{}', undefined]) client.send({ event: 'pusher:ping', data });
    await until(() => client.received.filter(({ event }) => event === 'pusher:pong').length === 3);
  });

  it('gets a pong for a control ping', async () => {
    const client = await connectRaw(shared.port);
    const ponged = new Promise((resolve) => client.socket.once('pong', resolve));
    client.socket.ping();
    await ponged;
  });

  it.each([
    'not JSON',
    '[]',
    '7',
    'null',
    '{}',
    '{"event":7}',
    '{"event":""}',
    '{"event":"client-x","channel":7}',
    '{"event":"pusher:subscribe"}',
    '{"event":"pusher:subscribe","data":"not JSON"}',
    '{"event":"pusher:subscribe","data":{"channel":7}}',
    '{"event":"pusher:subscribe","data":{"channel":"private-x","auth":7}}',
    '{"event":"pusher:subscribe","data":{"channel":"presence-x","auth":"a","channel_data":{}}}',
    '{"event":"pusher:unsubscribe","data":[]}',
  ])('stays open after %s', async (text) => {
    const client = await connectRaw(shared.port);
    client.send(text);
    expect(errorOf(await client.waitFor('pusher:error'))).toMatchObject({ code: 4200 });
    client.send({ event: 'pusher:ping' });
    await client.waitFor('pusher:pong');
  });

  it('stays open after a message that is too large', async () => {
    const client = await connectRaw(shared.port);
    client.send({ event: 'pusher:ping', data: 'x'.repeat(40_000) });
    expect(errorOf(await client.waitFor('pusher:error'))).toEqual({
      code: 4200,
      message: 'Maximum message size exceeded',
    });
    client.send({ event: 'pusher:ping' });
    await client.waitFor('pusher:pong');
  });

  it('stays open after a binary frame', async () => {
    const client = await connectRaw(shared.port);
    client.socket.send(Buffer.from('{"event":"pusher:ping"}'));
    expect(errorOf(await client.waitFor('pusher:error'))).toMatchObject({ code: 4200 });
  });

  it('gets an error for an unknown event', async () => {
    const client = await connectRaw(shared.port);
    client.send({ event: 'pusher_internal:member_added', channel: 'presence-x', data: {} });
    expect(errorOf(await client.waitFor('pusher:error'))).toEqual({
      code: null,
      message: 'Unsupported event received on socket: pusher_internal:member_added',
    });
  });

  it('closes after a frame that is far too large, without harm to the server', async () => {
    const client = await connectRaw(shared.port);
    client.socket.send('x'.repeat(200_000));
    expect(await client.closed).toBe(1009);
    await connectRaw(shared.port);
  });
});

describe('a silent client', () => {
  const limits = { silenceMs: 60, pongWithinMs: 60 };

  /** Starts a server whose clock advances only while its one client is silent, until the server pings or drops it. */
  async function startStandingStill() {
    let nowMs = 0;
    const { port, hub } = await start({ limits, nowMs: () => nowMs });
    const passSilence = async () => {
      nowMs += limits.silenceMs;
      await until(() => [...hub.connections.all].some(({ lastActivityMs }) => lastActivityMs === nowMs));
    };
    return { port, passSilence };
  }

  it('is pinged, and closed when it does not answer', async () => {
    const { port, hub } = await start({ limits });
    const client = await connectRaw(port);
    client.send({ event: 'pusher:subscribe', data: { channel: 'a' } });
    await client.waitFor('pusher:ping');
    expect(errorOf(await client.waitFor('pusher:error'))).toMatchObject({ code: 4201 });
    expect(await client.closed).toBe(4201);
    await until(() => hub.connections.all.size === 0);
    expect(hub.channels.countOf('a')).toBe(0);
  });

  it('stays when it answers', async () => {
    const { port, passSilence } = await startStandingStill();
    const client = connectPusher(port);
    await until(() => client.connection.state === 'connected');
    const states = collect(client.connection, 'state_change');
    for (let times = 0; times < 4; times += 1) await passSilence();
    expect(states).toEqual([]);
  });

  it('is pinged by a control frame once it has used one', async () => {
    const { port, passSilence } = await startStandingStill();
    const client = await connectRaw(port);
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    for (let times = 0; times < 4; times += 1) await passSilence();
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
    expect(client.received).toHaveLength(1);
  });
});

it('sends all clients to another node at shutdown', async () => {
  const leaving = await startTestHub();
  const client = await connectRaw(leaving.port);
  await leaving.close();
  expect(await client.closed).toBe(4200);
});
