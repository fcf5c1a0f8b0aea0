import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch } from '../match.testing.ts';
import { openMatch } from '../open-match.testing.tsx';

type Reply = () => Promise<Response>;
const taken: Reply = async () =>
  new Response(JSON.stringify({ lockedAtMs: 1, match: null, mayTryAgain: false }));
const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const stalled: Reply = () => new Promise(() => undefined);

const serverMatch = aMatch({ type: 'headtohead', mode: 'multi' });
let answers: Reply[];
let sent: string[];

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (!path.endsWith('/answers')) return Promise.resolve(new Response(JSON.stringify(serverMatch)));
    sent.push(String(init?.body));
    return (answers.shift() ?? stalled)();
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('an answer in a live match', () => {
  it('sends for how long the question was visible', async () => {
    answers = [taken];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('bbbb1'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { seenForMs, ...rest } = JSON.parse(sent[0] ?? '');
    expect(rest).toEqual({ round: 1, optionId: 'bbbb1' });
    expect(Number.isInteger(seenForMs) && seenForMs >= 0 && seenForMs < 5000).toBe(true);
  });

  it('stays locked while others are answering', async () => {
    answers = [taken];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('bbbb1'));
    await waitFor(() => expect(play.current.match?.round?.myOptionId).toBe('bbbb1'));
    act(() => void play.current.answer('cccc1'));
    expect(play.current.pickedOptionId).toBe('bbbb1');
    expect(sent).toHaveLength(1);
  });

  it('survives a lost connection and a reload, and is sent until it is accepted', async () => {
    answers = [noNetwork];
    const play = openMatch(serverMatch);
    act(() => void play.current.answer('bbbb1'));
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    answers = [taken];
    const again = openMatch(serverMatch);
    expect(again.current.pickedOptionId).toBe('bbbb1');
    await waitFor(() => expect(again.current.match?.round?.myOptionId).toBe('bbbb1'));
    expect(sent).toEqual([sent[0], sent[0]]);
    cleanup();
    openMatch(serverMatch);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toHaveLength(2);
  });
});
