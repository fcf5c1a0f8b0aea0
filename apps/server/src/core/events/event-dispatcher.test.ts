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

/** A subscriber that keeps its events, and fails for the players that `fails` names. */
function listener(name: string, fails: (playerId: string) => boolean = () => false) {
  const heard: string[] = [];
  const subscriber: Subscriber = {
    name,
    hears: ['account.verified'],
    async handle({ afterCommit }, { data }) {
      const { playerId } = data as { playerId: string };
      if (fails(playerId)) throw new Error(`${playerId} can't be handled`);
      afterCommit(() => void heard.push(playerId));
    },
  };
  return { subscriber, heard };
}

async function dispatcherOf(...subscribers: readonly Subscriber[]): Promise<EventDispatcher> {
  const dispatcher = new EventDispatcher(server.deps, subscribers);
  await dispatcher.register();
  return dispatcher;
}

it('brings each event to each subscriber once, in the order of their recording', async () => {
  const [one, other] = [listener('one'), listener('other')];
  const dispatcher = await dispatcherOf(one.subscriber, other.subscriber);
  await record('a', 'b');
  await record('c');
  await dispatcher.drain();
  await dispatcher.drain();
  expect([one.heard, other.heard]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ]);
});

it('skips no event that was recorded earlier and committed later', async () => {
  const { subscriber, heard } = listener('one');
  const dispatcher = await dispatcherOf(subscriber);
  await inTransaction(server.db, async (tx) => {
    await recordEvents(tx, [verified('slow')], server.clock.nowMs());
    await record('fast');
    await dispatcher.drain();
    expect(heard).toEqual(['fast']);
  });
  await dispatcher.drain();
  expect(heard).toEqual(['fast', 'slow']);
});

it('keeps nothing of an event whose cause was taken back', async () => {
  const { subscriber, heard } = listener('one');
  const dispatcher = await dispatcherOf(subscriber);
  const undone = inTransaction(server.db, async (tx) => {
    await recordEvents(tx, [verified('undone')], server.clock.nowMs());
    throw new Error('The cause fails');
  });
  await expect(undone).rejects.toThrow('The cause fails');
  await dispatcher.drain();
  expect(heard).toEqual([]);
});

it('holds a failing subscriber up at its event, and no other subscriber, and goes on when it succeeds', async () => {
  let isBroken = true;
  const failing = listener('failing', (id) => isBroken && id === 'b');
  const other = listener('other');
  const dispatcher = await dispatcherOf(failing.subscriber, other.subscriber);
  await record('a', 'b', 'c');
  await dispatcher.drain();
  expect([failing.heard, other.heard]).toEqual([['a'], ['a', 'b', 'c']]);
  isBroken = false;
  await dispatcher.drain();
  expect(failing.heard).toEqual(['a']);
  server.clock.advance(SECOND_MS);
  await dispatcher.drain();
  expect(failing.heard).toEqual(['a', 'b', 'c']);
});

it('waits longer after each failure in a row, five minutes at most', async () => {
  const failing = listener('failing', () => true);
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

it('lets a new subscriber read all that ever happened', async () => {
  const old = listener('old');
  await record('a', 'b');
  await (await dispatcherOf(old.subscriber)).drain();
  const late = listener('late');
  await (await dispatcherOf(old.subscriber, late.subscriber)).drain();
  expect([old.heard, late.heard]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('brings each event once also where several servers dispatch at once', async () => {
  const ids = Array.from({ length: 250 }, (_, index) => `player-${index}`);
  const { subscriber, heard } = listener('one');
  const dispatchers = await Promise.all([1, 2, 3].map(() => dispatcherOf(subscriber)));
  const recording = (async () => {
    for (const id of ids) await record(id);
  })();
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.drain()));
  await recording;
  await Promise.all(dispatchers.map((dispatcher) => dispatcher.drain()));
  expect(heard).toEqual(ids);
});

it('is woken, so that events of a running server are heard at once', async () => {
  const { subscriber, heard } = listener('one');
  const dispatcher = await dispatcherOf(subscriber);
  await dispatcher.start();
  await record('a');
  dispatcher.wake();
  await expect.poll(() => heard).toEqual(['a']);
  await dispatcher.stop();
});
