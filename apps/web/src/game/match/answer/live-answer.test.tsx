import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMatch, MATCH_ID } from '../match.testing.ts';
import { matchQuery } from '../match-query.ts';
import { useMatch } from '../use-match-flow.ts';

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

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(matchQuery(MATCH_ID).queryKey, serverMatch);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMatch(MATCH_ID), { wrapper }).result;
}

describe('an answer in a live match', () => {
  it('sends for how long the question was visible', async () => {
    answers = [taken];
    const play = open();
    act(() => void play.current.answer('bbbb1'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { seenForMs, ...rest } = JSON.parse(sent[0] ?? '');
    expect(rest).toEqual({ round: 1, optionId: 'bbbb1' });
    expect(Number.isInteger(seenForMs) && seenForMs >= 0 && seenForMs < 5000).toBe(true);
  });

  it('stays locked while others are answering', async () => {
    answers = [taken];
    const play = open();
    act(() => void play.current.answer('bbbb1'));
    await waitFor(() => expect(play.current.match?.round?.myOptionId).toBe('bbbb1'));
    act(() => void play.current.answer('cccc1'));
    expect(play.current.pickedOptionId).toBe('bbbb1');
    expect(sent).toHaveLength(1);
  });

  it('survives a lost connection and a reload, and is sent until it is accepted', async () => {
    answers = [noNetwork];
    const play = open();
    act(() => void play.current.answer('bbbb1'));
    await waitFor(() => expect(sent).toHaveLength(1));
    cleanup();
    answers = [taken];
    const again = open();
    expect(again.current.pickedOptionId).toBe('bbbb1');
    await waitFor(() => expect(again.current.match?.round?.myOptionId).toBe('bbbb1'));
    expect(sent).toEqual([sent[0], sent[0]]);
    cleanup();
    open();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toHaveLength(2);
  });
});
