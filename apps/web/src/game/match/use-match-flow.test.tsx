import { act, cleanup, waitFor } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch, aReveal, openRound } from './match.testing.ts';
import { openMatch } from './open-match.testing.tsx';

type Reply = () => Promise<Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status: number) => () =>
  Promise.resolve(json({ code, message: `Said: ${code}` }, status));
const stalled: Reply = () => new Promise(() => undefined);
const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const forgiven = () => {
  const round = { ...openRound(1, Date.now() - 1000), removedOptionIds: ['bbbb1'] };
  return Promise.resolve(json({ lockedAtMs: 1, match: aMatch({ version: 2, round }), mayTryAgain: true }));
};
const revealed = () => Promise.resolve(json({ lockedAtMs: 1, match: aReveal() }));

let answers: Reply[];
let serverMatch: MatchView;
let sent: string[];

beforeEach(() => {
  answers = [];
  serverMatch = aMatch();
  sent = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (!path.endsWith('/answers')) return Promise.resolve(json(serverMatch));
    sent.push(String(init?.body));
    return (answers.shift() ?? stalled)();
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the notice of a lost connection', () => {
  it('disappears as soon as the match is reloaded', async () => {
    answers = [noNetwork];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('aaaa1'));
    await waitFor(() => expect(play.current.isLost).toBe(true));
    serverMatch = aMatch({ version: 2 });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(play.current.isLost).toBe(false));
  });
});

describe('an answer', () => {
  it('is shown as locked at once, while the network stalls', () => {
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('bbbb1'));
    expect(play.current.pickedOptionId).toBe('bbbb1');
  });

  it('is sent once, after any number of taps', async () => {
    const play = openMatch(serverMatch);
    act(() => {
      play.current.answer('bbbb1');
      play.current.answer('bbbb1');
      play.current.answer('cccc1');
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toEqual([JSON.stringify({ round: 1, optionId: 'bbbb1' })]);
    expect(play.current.pickedOptionId).toBe('bbbb1');
  });

  it('returns the reveal in its reply', async () => {
    answers = [revealed];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('aaaa1'));
    await waitFor(() => expect(play.current.match?.phase).toBe('reveal'));
  });

  it('that is too late shows the server’s message, and refetches the match', async () => {
    answers = [refusal('ROUND_CLOSED', 409)];
    const play = openMatch(serverMatch);
    serverMatch = aReveal('none');
    act(() => void play.current.answer('aaaa1'));
    await waitFor(() => expect(play.current.match?.phase).toBe('reveal'));
    expect(play.current.refusal).toEqual({ round: 1, message: 'Said: ROUND_CLOSED' });
    expect(play.current.pickedOptionId).toBeNull();
  });

  it('without a network is saved, and sent once when it returns', async () => {
    answers = [noNetwork, revealed];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('aaaa1'));
    await waitFor(() => expect(play.current.isLost).toBe(true));
    expect(play.current.pickedOptionId).toBe('aaaa1');
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(play.current.match?.phase).toBe('reveal'));
    expect(sent).toHaveLength(2);
    expect(play.current.isLost).toBe(false);
  });

  it('that has not arrived is sent after a reload, for its round only', async () => {
    answers = [stalled, revealed];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('cccc1'));
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    const again = openMatch(serverMatch);
    expect(again.current.pickedOptionId).toBe('cccc1');
    await waitFor(() => expect(again.current.match?.phase).toBe('reveal'));
    expect(sent[1]).toBe(sent[0]);
    cleanup();
    serverMatch = aMatch();
    expect(openMatch(serverMatch).current.pickedOptionId).toBeNull();
  });

  it('that a second chance forgives may be followed by another one', async () => {
    answers = [forgiven, revealed];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('bbbb1'));
    await waitFor(() => expect(play.current.isSecondTry).toBe(true));
    expect(play.current.pickedOptionId).toBeNull();
    act(() => void play.current.answer('bbbb1'));
    act(() => void play.current.answer('aaaa1'));
    await waitFor(() => expect(play.current.match?.phase).toBe('reveal'));
    expect(sent.map((body) => JSON.parse(body).optionId)).toEqual(['bbbb1', 'aaaa1']);
  });

  it('that is a moment early is retried', async () => {
    answers = [refusal('ROUND_NOT_OPEN', 409), revealed];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('aaaa1'));
    await waitFor(() => expect(play.current.match?.phase).toBe('reveal'));
  });
});
