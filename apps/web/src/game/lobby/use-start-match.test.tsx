import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aMatch, MATCH_ID } from '../match/match.testing.ts';
import { unfinishedQuery } from '../queries/daily-query.ts';
import { useStartMatch } from './use-start-match.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function openLanding() {
  const answer = Promise.withResolvers<Response>();
  const list = vi.fn(() => new Promise<Response>(() => undefined));
  const fetchStub = (_path: string, { method }: RequestInit) => (method === 'POST' ? answer.promise : list());
  vi.stubGlobal('fetch', fetchStub);
  const onStarted = vi.fn();
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const landing = renderHook(() => useStartMatch('solo-survival', onStarted), { wrapper });
  act(() => landing.result.current.mutate({}));
  const reply = () => answer.resolve(new Response(JSON.stringify(aMatch({ type: 'survival' }))));
  const isKnown = () => client.getQueryData(['match', MATCH_ID]) !== undefined;
  return { landing, onStarted, reply, isKnown, list, wrapper };
}

it('opens the match that it has started', async () => {
  const { onStarted, reply } = openLanding();
  reply();
  await waitFor(() => expect(onStarted).toHaveBeenCalledExactlyOnceWith(MATCH_ID));
});

it('does not navigate after the player has left the landing', async () => {
  const { landing, onStarted, reply, isKnown } = openLanding();
  landing.unmount();
  reply();
  await waitFor(() => expect(isKnown()).toBe(true));
  expect(onStarted).not.toHaveBeenCalled();
});

it('does not navigate while another screen is opening', async () => {
  const { onStarted, reply, isKnown } = openLanding();
  history.pushState(null, '', '/home');
  reply();
  await waitFor(() => expect(isKnown()).toBe(true));
  expect(onStarted).not.toHaveBeenCalled();
});

it('refetches a list whose fetch was running when the match began', async () => {
  const { landing, reply, list, wrapper } = openLanding();
  landing.unmount();
  renderHook(() => useQuery(unfinishedQuery), { wrapper });
  await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
  reply();
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
});
