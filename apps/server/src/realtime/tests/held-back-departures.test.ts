/** A user's departure from another node that arrives while the user comes to this one. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectRaw, joinRaw, type RawClient, signIn, until } from '../../../test/realtime/clients.ts';
import { startTestHub, type TestHub } from '../../../test/realtime/start-test-hub.ts';
import type { ClusterMessage, MemberArrival } from '../cluster/cluster.ts';
import { createSingleNode } from '../cluster/single-node.ts';
import { memberRemoved } from '../protocol/frames.ts';

const ROOM = 'presence-room';
const REMOVED = 'pusher_internal:member_removed';

let hub: TestHub;
/** Receives a message of another node. */
let receive: (message: ClusterMessage) => void;
/** Replies to arrivals in the channel. */
let reply: (arrival: MemberArrival) => void;

beforeEach(async () => {
  const arrival = Promise.withResolvers<MemberArrival>();
  reply = arrival.resolve;
  hub = await startTestHub({
    limits: { presenceMembers: 2 },
    cluster: {
      ...createSingleNode(),
      start: async ({ onMessage }) => {
        receive = onMessage;
      },
      enter: (_channel, { user_id }) =>
        user_id === 'mover' ? arrival.promise : Promise.resolve({ isNew: true, others: [] }),
      leave: async () => ({ isGone: true, atUs: 3 }),
    },
  });
});
afterEach(() => hub.close());

const departure: ClusterMessage = {
  kind: 'channel',
  channel: ROOM,
  frame: memberRemoved(ROOM, 'mover'),
  change: { userId: 'mover', isThere: false, atUs: 1 },
};

/** A watcher, and a user who has just come to this node, whose departure from another one is received. */
async function move(): Promise<Record<'watcher' | 'mover', RawClient>> {
  const watcher = await joinRaw(hub.port, ROOM, { user_id: 'watcher' });
  await watcher.waitFor('pusher_internal:subscription_succeeded');
  const mover = await joinRaw(hub.port, ROOM, { user_id: 'mover' });
  await until(() => hub.hub.channels.hasMember(ROOM, 'mover'));
  receive(departure);
  return { watcher, mover };
}

async function eventsOf(client: RawClient): Promise<unknown[]> {
  client.send({ event: 'pusher:ping' });
  await client.waitFor('pusher:pong');
  return client.received.map(({ event }) => event);
}

it('is sent to nobody', async () => {
  const { watcher, mover } = await move();
  reply({ isNew: true, others: [], atUs: 2 });
  await mover.waitFor('pusher_internal:subscription_succeeded');
  expect(await eventsOf(mover)).not.toContain(REMOVED);
  expect(await eventsOf(watcher)).not.toContain(REMOVED);
});

it('is sent after all if the channel has become full meanwhile', async () => {
  const { watcher, mover } = await move();
  reply({ isNew: true, others: [{ user_id: 'other' }], atUs: 2 });
  await mover.waitFor('pusher:subscription_error');
  expect((await watcher.waitFor(REMOVED)).data).toBe('{"user_id":"mover"}');
});

it('of a signed-in user is not sent to watchers', async () => {
  const watcher = await connectRaw(hub.port);
  watcher.send(signIn(watcher.socketId, { id: 'watcher', watchlist: ['mover'] }));
  const mover = await connectRaw(hub.port);
  mover.send(signIn(mover.socketId, { id: 'mover' }));
  await until(() => hub.hub.connections.of('mover').size === 1);
  receive({ kind: 'status', userId: 'mover', isOnline: false, atUs: 1 });
  await eventsOf(watcher);
  const last = watcher.received.findLast(({ event }) => event === 'pusher_internal:watchlist_events');
  expect(String(last?.data)).toContain('"online"');
});
