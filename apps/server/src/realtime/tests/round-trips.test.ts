/** Round trips measured by the server, on sockets with any behaviour. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  closeClients,
  connectPusher,
  connectRaw,
  joinRaw,
  signIn,
  subscription,
  until,
} from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';

const MATCH = 'presence-match.1';
const USER = 'a';

let server: TestHub;
let nowMs: number;
beforeEach(async () => {
  nowMs = 1_000_000;
  server = await startTestHub({
    nowMs: () => nowMs,
    limits: { roundTripEveryMs: 15, steadyRoundTripEveryMs: 15 },
  });
});
afterEach(async () => {
  closeClients();
  await server.close();
});

const known = (userId = USER) => server.hub.roundTrips.of(userId, nowMs);

/** Connects a player whose control pongs are sent by the test. */
async function join(channel = MATCH, userId = USER) {
  const stamps: string[] = [];
  const client = await joinRaw(server.port, channel, { user_id: userId }, { autoPong: false });
  client.socket.on('ping', (stamp: Buffer) => stamps.push(stamp.toString()));
  await client.waitFor('pusher_internal:subscription_succeeded');
  return { ...client, stamps };
}
type Player = Awaited<ReturnType<typeof join>>;

/** Resolves when the server has received the pong. */
async function pong({ socket, received, send }: Player, stamp: string): Promise<void> {
  const before = received.length;
  socket.pong(stamp);
  send({ event: 'pusher:ping' });
  await until(() => received.length > before);
}

/** Answers consecutive pings, each after the given milliseconds of the server's clock. */
async function answerAfter(player: Player, ...tookMs: readonly number[]): Promise<void> {
  for (const took of tookMs) {
    await until(() => player.stamps.length > 0);
    const [stamp = ''] = player.stamps.splice(0);
    nowMs = Number(stamp) + took;
    await pong(player, stamp);
  }
}

describe('the round trip of a player', () => {
  it('is measured as soon as they subscribe to a match', async () => {
    await answerAfter(await join(), 120);
    expect(known()).toBe(120);
    expect(known('somebody else')).toBeNull();
  });

  it('needs no support by the client', async () => {
    connectPusher(server.port, { id: USER }).subscribe(MATCH);
    await until(() => known() !== null);
  });

  it('is the median of the last five', async () => {
    const player = await join();
    await answerAfter(player, 500, 500, 500);
    expect(known()).toBe(500);
    await answerAfter(player, 40, 2_000, 50, 44, 42);
    expect(known()).toBe(44);
  });

  it('is the shortest of their connections', async () => {
    const [slow, quick] = [await join(), await join()];
    await answerAfter(quick, 60);
    await answerAfter(slow, 200, 210, 220);
    expect(known()).toBe(60);
  });

  it('is forgotten after 30 s without a new one', async () => {
    const player = await join();
    await answerAfter(player, 80);
    nowMs += 30_000;
    expect(known()).toBe(80);
    nowMs += 1;
    expect(known()).toBeNull();
  });

  it.each([
    { who: 'is signed in', says: (id: string) => signIn(id, { id: USER }) },
    { who: 'listens to their own channel', says: (id: string) => subscription(id, `private-user.${USER}`) },
  ])('is measured in a private channel of the match, too, for a player who $who', async ({ says }) => {
    const client = await connectRaw(server.port);
    client.send(subscription(client.socketId, 'private-match.1'));
    client.send(says(client.socketId));
    await until(() => {
      nowMs += 1;
      return known() !== null;
    });
  });
});

describe('a client that pretends to be far away', () => {
  it('gains nothing by unrequested or old stamps', async () => {
    const player = await join();
    await answerAfter(player, 40, 40);
    const answered = String(nowMs - 40);
    nowMs += 400;
    for (const stamp of [answered, String(nowMs - 5_000), '', 'NaN', '-1', '1e99']) await pong(player, stamp);
    expect(known()).toBe(40);
  });

  it('is not pinged again while it does not answer', async () => {
    const silent = await join();
    const other = await join(MATCH, 'b');
    await answerAfter(other, 40, 40, 40, 40, 40, 40, 40);
    expect(silent.stamps).toHaveLength(1);
    nowMs += 30_000;
    await until(() => silent.stamps.length === 2);
  });
});

describe('a player without a match', () => {
  it('is not pinged', async () => {
    const idle = await join('presence-room', 'idle');
    await answerAfter(await join(), 40, 40, 40);
    expect(idle.stamps).toEqual([]);
    expect(server.hub.measured.size).toBe(1);
  });

  it('is no longer pinged after leaving it', async () => {
    const player = await join();
    await answerAfter(player, 40);
    player.send({ event: 'pusher:unsubscribe', data: { channel: MATCH } });
    await until(() => server.hub.measured.size === 0);
    player.stamps.splice(0);
    await answerAfter(await join(), 40, 40, 40);
    expect(player.stamps).toEqual([]);
  });
});
