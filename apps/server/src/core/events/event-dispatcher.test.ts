import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { NewEvent } from './domain-events.ts';
import { EventDispatcher } from './event-dispatcher.ts';
import { recordEvents } from './record-events.ts';
import type { Subscriber } from './subscriber.ts';

const SECOND_MS = 1000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer({ hasQuestions: false });
});
afterEach(() => server.close());

const verified = (playerId: string): NewEvent => ({ name: 'account.verified', data: { playerId } });
const record = (...ids: readonly string[]) =>
  inTransaction(server.db, (tx) => recordEvents(tx, ids.map(verified), server.clock.nowMs()));

/** Creates a subscriber that records the players of its events, and fails for those that `fails` selects. */
function recordingSubscriber(name: string, fails: (playerId: string) => boolean = () => false) {
  const received: string[] = [];
  const subscriber: Subscriber = {
    name,
    events: ['account.verified'],
    async handle({ afterCommit }, { data }) {
      const { playerId } = data as { playerId: string };
      if (fails(playerId)) throw new Error(`${playerId} can't be handled`);
      afterCommit(() => void received.push(playerId));
    },
  };
  return { subscriber, received };
}

async function dispatcherOf(...subscribers: readonly Subscriber[]): Promise<EventDispatcher> {
  const dispatcher = new EventDispatcher(server.deps, subscribers);
  await dispatcher.register();
  return dispatcher;
}

it('delivers each event to each subscriber once, in the order of recording', async () => {
  const [one, other] = [recordingSubscriber('one'), recordingSubscriber('other')];
  const dispatcher = await dispatcherOf(one.subscriber, other.subscriber);
  await record('a', 'b');
  await record('c');
  await dispatcher.drain();
  await dispatcher.drain();
  expect([one.received, other.received]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

it('skips no event that was recorded before but committed after another', async () => {
  const { subscriber, received } = recordingSubscriber('one');
  const dispatcher = await dispatcherOf(subscriber);
  await inTransaction(server.db, async (tx) => {
    await recordEvents(tx, [verified('slow')], server.clock.nowMs());
    await record('fast');
    await dispatcher.drain();
    expect(received).toEqual(['fast']);
  });
  await dispatcher.drain();
  expect(received).toEqual(['fast', 'slow']);
});

it('does not record an event whose cause was rolled back', async () => {
  const { subscriber, received } = recordingSubscriber('one');
  const dispatcher = await dispatcherOf(subscriber);
  const undone = inTransaction(server.db, async (tx) => {
    await recordEvents(tx, [verified('undone')], server.clock.nowMs());
    throw new Error('The cause fails');
  });
  await expect(undone).rejects.toThrow('The cause fails');
  await dispatcher.drain();
  expect(received).toEqual([]);
});

it('blocks only a failing subscriber, and continues when its event succeeds', async () => {
  let isBroken = true;
  const failing = recordingSubscriber('failing', (id) => isBroken && id === 'b');
  const other = recordingSubscriber('other');
  const dispatcher = await dispatcherOf(failing.subscriber, other.subscriber);
  await record('a', 'b', 'c');
  await dispatcher.drain();
  expect([failing.received, other.received]).toEqual([['a'], ['a', 'b', 'c']]);
  isBroken = false;
  await dispatcher.drain();
  expect(failing.received).toEqual(['a']);
  server.clock.advance(SECOND_MS);
  await dispatcher.drain();
  expect(failing.received).toEqual(['a', 'b', 'c']);
});

it('backs off after consecutive failures, up to five minutes', async () => {
  const failing = recordingSubscriber('failing', () => true);
  const dispatcher = await dispatcherOf(failing.subscriber);
  await record('a');
  const waitsMs: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    await dispatcher.drain();
    const row = await server.db
      .selectFrom('event_subscriber')
      .select(['retry_at', 'failures', 'last_error'])
      .where('name', '=', 'failing')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ failures: tries + 1, last_error: "a can't be handled" });
    const waitMs = (row.retry_at?.getTime() ?? 0) - server.clock.nowMs();
    waitsMs.push(waitMs);
    server.clock.advance(waitMs);
  }
  expect(waitsMs.slice(0, 3)).toEqual([SECOND_MS, 2 * SECOND_MS, 4 * SECOND_MS]);
  expect(waitsMs.at(-1)).toBe(300 * SECOND_MS);
});

it('delivers all earlier events to a new subscriber', async () => {
  const old = recordingSubscriber('old');
  await record('a', 'b');
  await (await dispatcherOf(old.subscriber)).drain();
  const late = recordingSubscriber('late');
  await (await dispatcherOf(old.subscriber, late.subscriber)).drain();
  expect([old.received, late.received]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('delivers each event once, even if several servers dispatch simultaneously', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => `player-${index}`);
  const { subscriber, received } = recordingSubscriber('one');
  const dispatchers = await Promise.all([1, 2, 3].map(() => dispatcherOf(subscriber)));
  const recording = (async () => {
    for (const id of ids) await record(id);
  })();
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.drain()));
  await recording;
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.drain()));
  expect(received).toEqual(ids);
});

it('delivers events at once after a wake-up', async () => {
  const { subscriber, received } = recordingSubscriber('one');
  const dispatcher = await dispatcherOf(subscriber);
  await dispatcher.start();
  await record('a');
  dispatcher.wake();
  await expect.poll(() => received).toEqual(['a']);
  await dispatcher.stop();
});
