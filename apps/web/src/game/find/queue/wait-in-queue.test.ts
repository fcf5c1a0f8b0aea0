import type { QueueView } from '@trivia/contract/play/matchmaking.ts';
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
  return { onView: vi.fn(), onCutOff: vi.fn(), onRefused: vi.fn(), onLeft: vi.fn() };
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

it('asks at once and every 2 seconds, until there is a match', async () => {
  const told = listener();
  waitInQueue(game, told);
  await pass(0);
  expect(asked()).toEqual([{ method: 'POST', body: { ...game, acceptsBot: false } }]);
  await pass(4000);
  expect(asked()).toHaveLength(3);
  answer = reply(matched);
  await pass(2000);
  expect(told.onView).toHaveBeenLastCalledWith(matched);
  await pass(20_000);
  expect(asked()).toHaveLength(4);
  expect(left()).toEqual([]);
});

it('leaves the queue, and asks no more', async () => {
  const told = listener();
  const wait = waitInQueue(game, told);
  await pass(0);
  wait.stop();
  await pass(10_000);
  expect([asked().length, left().length]).toEqual([1, 1]);
  expect(told.onLeft).toHaveBeenCalledOnce();
});

it('leaves after the call that is on its way, which would join again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = () => promise;
  const told = listener();
  const wait = waitInQueue(game, told);
  wait.stop();
  await pass(1000);
  expect(left()).toEqual([]);
  resolve(new Response(JSON.stringify(waiting)));
  await pass(0);
  expect(left()).toHaveLength(1);
  expect(told.onView).not.toHaveBeenCalled();
});

it('leaves nothing that it is in no more: a match was found', async () => {
  answer = reply(matched);
  const wait = waitInQueue(game, listener());
  await pass(0);
  wait.stop();
  await pass(10_000);
  expect(left()).toEqual([]);
});

it('keeps trying without an answer', async () => {
  const told = listener();
  answer = () => Promise.reject(new TypeError('no network'));
  waitInQueue(game, told);
  await pass(0);
  answer = reply({}, 503);
  await pass(2000);
  expect(told.onCutOff).toHaveBeenCalledTimes(2);
  answer = reply(waiting);
  await pass(2000);
  expect(told.onView).toHaveBeenCalledWith(waiting);
});

it('ends when the player is refused', async () => {
  const told = listener();
  answer = reply({ code: 'NOT_ENOUGH_COINS', message: '' }, 402);
  waitInQueue(game, told);
  await pass(10_000);
  expect(asked()).toHaveLength(1);
  expect(told.onRefused).toHaveBeenCalledOnce();
});

it('polls at once after an event, and again right after a call that was sent before it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const told = listener();
  const wait = waitInQueue(game, told);
  await pass(500);
  answer = () => promise;
  wait.hurry();
  await pass(0);
  expect(asked()).toHaveLength(2);
  wait.hurry();
  answer = reply(matched);
  resolve(new Response(JSON.stringify(waiting)));
  await pass(0);
  expect(asked()).toHaveLength(3);
  expect(told.onView).toHaveBeenLastCalledWith(matched);
});

it('asks for the bot at once, and only when the player wants it', async () => {
  const wait = waitInQueue(game, listener());
  await pass(0);
  wait.acceptBot();
  await pass(0);
  expect(asked().map(({ body }) => body)).toEqual([
    { ...game, acceptsBot: false },
    { ...game, acceptsBot: true },
  ]);
});
