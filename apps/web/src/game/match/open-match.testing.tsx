import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ReactNode } from 'react';
import { MATCH_ID } from './match.testing.ts';
import { matchQuery } from './match-query.ts';
import { useMatch } from './use-match-flow.ts';

/** Opens a match that is already loaded. */
export function openMatch(match: MatchView) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(matchQuery(MATCH_ID).queryKey, match);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMatch(MATCH_ID), { wrapper }).result;
}
