import { QueryClient } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/play/match.ts';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savePendingAnswer } from '../../match/answer/pending-answer.ts';
import { matchQuery } from '../../match/match-query.ts';
import { matchFollower } from './follow-match.ts';
import { liveHistory, pickOf, type RoundPlan } from './live-history.testing.ts';

const LONG_ENOUGH_MS = 5000;

let requestCount = 0;
beforeEach(() => {
  requestCount = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** Follows a shown match against a server that returns the current view. */
function follow(first: MatchView, serverView: () => MatchView) {
  const queryClient = new QueryClient();
  const query = matchQuery(first.id);
  vi.stubGlobal('fetch', () => {
    requestCount += 1;
    return Promise.resolve(new Response(JSON.stringify(serverView())));
  });
  queryClient.setQueryData(query.queryKey, first);
  // A query refetches only for a mounted component, so replace that here.
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async () => {
    await queryClient.fetchQuery({ ...query, staleTime: 0 });
  });
  const { receive } = matchFollower({ queryClient, matchId: first.id, playerCount: 2, language: 'ckb' });
  return { receive, shown: () => queryClient.getQueryData(query.queryKey) };
}

const verdict = fc.constantFrom('right' as const, 'wrong' as const, 'none' as const);
const plan: fc.Arbitrary<RoundPlan> = fc.record({
  mine: verdict,
  theirs: verdict,
  hasRivalBooster: fc.boolean(),
  isPutOff: fc.boolean(),
});

it('ends with the server’s view after any loss, repetition or reordering of events', async () => {
  const scenario = fc.array(plan, { minLength: 1, maxLength: 5 }).chain((plans) => {
    const count = liveHistory(plans).moments.length;
    const arrivals = fc.array(fc.nat({ max: count - 1 }), { maxLength: 2 * count });
    return fc.record({ plans: fc.constant(plans), arrivals });
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ plans, arrivals }) => {
      const { first, moments } = liveHistory(plans);
      const last = moments.at(-1);
      if (!last) throw new Error('Nothing happened.');
      const { receive, shown } = follow(first, () => last.view);
      for (const index of arrivals) {
        const moment = moments[index];
        const open = shown()?.round;
        const optionId = open && pickOf(plans)(open.number);
        if (open && optionId) savePendingAnswer({ matchId: first.id, round: open.number, optionId });
        if (moment) receive(moment.event);
      }
      await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
      const views = [first, ...moments.map(({ view }) => view)];
      // Only a real version is shown; it is at most the newest one received, unless the match was refetched.
      expect(views).toContainEqual(shown());
      receive(last.event);
      await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
      expect(shown()).toEqual(last.view);
    }),
    { numRuns: 60 },
  );
});

const plans: RoundPlan[] = [
  { mine: 'right', theirs: 'none', hasRivalBooster: true },
  { mine: 'none', theirs: 'right', hasRivalBooster: true, isPutOff: true },
];

it('fetches nothing while all events arrive, in any order within a moment', async () => {
  const { first, moments } = liveHistory(plans);
  const untilEnd = moments.slice(0, -1);
  const { receive, shown } = follow(first, () => first);
  for (let index = 0; index < untilEnd.length; index += 2) {
    for (const moment of untilEnd.slice(index, index + 2).toReversed()) receive(moment.event);
  }
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(shown()).toEqual(untilEnd.at(-1)?.view);
  expect(requestCount).toBe(0);
});

it('refetches once for a gap, however many events follow', async () => {
  const { first, moments } = liveHistory(plans);
  const { receive, shown } = follow(first, () => moments.at(-1)?.view ?? first);
  for (const moment of moments.slice(1)) receive(moment.event);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(requestCount).toBe(1);
  expect(shown()).toEqual(moments.at(-1)?.view);
});

it('refetches for a second gap that opens while the first one may still close', async () => {
  const { first, moments } = liveHistory(plans);
  const [one, two, , four] = moments;
  if (!one || !two || !four) throw new Error('Too little happened.');
  const { receive, shown } = follow(first, () => four.view);
  for (const moment of [two, one, four]) receive(moment.event);
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
  expect(requestCount).toBe(1);
  expect(shown()).toEqual(four.view);
});
