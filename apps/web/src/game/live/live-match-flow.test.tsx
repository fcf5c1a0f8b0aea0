import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { openRound } from '../match/match.testing.ts';
import { showAt } from '../matchmaking/show-screen.testing.tsx';
import { aLiveMatch } from './live-match.testing.ts';
import { LiveMatchFlow } from './live-match-flow.tsx';

vi.mock('./follow/follow-match.ts', () => ({ followMatch: () => () => undefined }));

const Result = lazyWithPreload(async () => () => null);
const Head = () => null;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting = (nextRoundAtMs: number): MatchView =>
  aLiveMatch({ match: { version: 0, phase: 'reveal', round: null, nextRoundAtMs } });
const opening = (opensAtMs: number): MatchView =>
  aLiveMatch({ match: { version: 1, round: openRound(1, opensAtMs) } });

async function show(match: MatchView) {
  const call = `GET /api/play/matches/${match.id}`;
  const server = { [call]: match };
  const { made } = await showAt(
    '/play/1v1',
    <LiveMatchFlow matchId={match.id} Head={Head} Result={Result} />,
    server,
  );
  await screen.findByText('ئاڤا');
  return async (next: MatchView) => {
    const before = made(call).length;
    server[call] = next;
    // Simulate a player who returns, which refetches the match.
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(made(call).length).toBeGreaterThan(before));
    await act(async () => undefined);
  };
}

it('shows the versus screen until the first question opens, even after its event', async () => {
  const opensAtMs = Date.now() + 60_000;
  const refetch = await show(waiting(opensAtMs));
  await refetch(opening(opensAtMs));
  expect(screen.queryByText('Question 1?')).toBeNull();
  expect(screen.getByText('ئاڤا')).toBeDefined();
});

it('shows the versus screen while the first question is late, and then the question', async () => {
  const refetch = await show(waiting(Date.now() - 500));
  expect(screen.queryByText('Question 1?')).toBeNull();
  await refetch(opening(Date.now() - 100));
  expect(await screen.findByText('Question 1?')).toBeDefined();
});
