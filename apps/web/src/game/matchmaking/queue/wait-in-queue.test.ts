import type { QueueView } from '@trivia/contract/play/queue.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitInQueue } from './wait-in-queue.ts';

const game = { type: 'headtohead', mode: 'multi', plan: 'free' } as const;
const MATCH = '00000000-0000-4000-8000-000000000001';

const waiting: QueueView = {
  status: 'waiting',
  matchId: null,
  joinedAtMs: 0,
  botAtMs: 15_000,
  serverTimeMs: 0,
};
const matched: QueueView = { ...waiting, status: 'matched', matchId: MATCH };

interface Call {
  readonly method: string;
  readonly body: unknown;
}
let calls: Call[];
let answer: () => Promise<Response>;
const reply =
  (body: object, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

function listener() {
  return { onView: vi.fn(), onPollFailed: vi.fn(), onRefused: vi.fn(), onLeft: vi.fn() };
}
const asked = () => calls.filter(({ method }) => method === 'POST');
const left = () => calls.filter(({ method }) => method === 'DELETE');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  answer = reply(waiting);
  vi.stubGlobal('fetch', (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, body: body ? JSON.parse(String(body)) : null });
    return method === 'DELETE' ? Promise.resolve(new Response(null, { status: 204 })) : answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('polls at once and every 2 seconds, until there is a match', async () => {
  const spies = listener();
  waitInQueue(game, spies);
  await pass(0);
  expect(asked()).toEqual([{ method: 'POST', body: { ...game, acceptsBot: false } }]);
  await pass(4000);
  expect(asked()).toHaveLength(3);
  answer = reply(matched);
  await pass(2000);
  expect(spies.onView).toHaveBeenLastCalledWith(matched);
  await pass(20_000);
  expect(asked()).toHaveLength(4);
  expect(left()).toEqual([]);
});

it('leaves the queue, and stops polling', async () => {
  const spies = listener();
  const wait = waitInQueue(game, spies);
  await pass(0);
  wait.stop();
  await pass(10_000);
  expect([asked().length, left().length]).toEqual([1, 1]);
  expect(spies.onLeft).toHaveBeenCalledOnce();
});

it('leaves after the running poll, which would join again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const spies = listener();
  const wait = waitInQueue(game, spies);
  wait.stop();
  await pass(1000);
  expect(left()).toEqual([]);
  resolve(new Response(JSON.stringify(waiting)));
  await pass(0);
  expect(left()).toHaveLength(1);
  expect(spies.onView).not.toHaveBeenCalled();
});

it('does not leave after a match was found', async () => {
  answer = reply(matched);
  const wait = waitInQueue(game, listener());
  await pass(0);
  wait.stop();
  await pass(10_000);
  expect(left()).toEqual([]);
});

it('keeps polling without a reply', async () => {
  const spies = listener();
  answer = () => Promise.reject(new TypeError('no network'));
  waitInQueue(game, spies);
  await pass(0);
  answer = reply({}, 503);
  await pass(2000);
  expect(spies.onPollFailed).toHaveBeenCalledTimes(2);
  answer = reply(waiting);
  await pass(2000);
  expect(spies.onView).toHaveBeenCalledWith(waiting);
});

it('ends with an error of the player', async () => {
  const spies = listener();
  answer = reply({ code: 'NOT_ENOUGH_COINS', message: '' }, 402);
  waitInQueue(game, spies);
  await pass(10_000);
  expect(asked()).toHaveLength(1);
  expect(spies.onRefused).toHaveBeenCalledOnce();
});

it('polls at once after an event, and again after a poll that was already running', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const spies = listener();
  const wait = waitInQueue(game, spies);
  await pass(500);
  answer = () => promise;
  wait.pollNow();
  await pass(0);
  expect(asked()).toHaveLength(2);
  wait.pollNow();
  answer = reply(matched);
  resolve(new Response(JSON.stringify(waiting)));
  await pass(0);
  expect(asked()).toHaveLength(3);
  expect(spies.onView).toHaveBeenLastCalledWith(matched);
});

it('requests the bot at once, but only on demand', async () => {
  const wait = waitInQueue(game, listener());
  await pass(0);
  wait.acceptBot();
  await pass(0);
  expect(asked().map(({ body }) => body)).toEqual([
    { ...game, acceptsBot: false },
    { ...game, acceptsBot: true },
  ]);
});
