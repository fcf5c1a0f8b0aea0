import type { ReactNode } from 'react';
import { Redirect, useSearchParams } from 'wouter';

interface LiveMatchPlaceProps {
  readonly landing: string;
  readonly children: (matchId: string) => ReactNode;
}

/** The match that the address names; without one, the landing, which knows of a match that still goes on. */
export function LiveMatchPlace({ landing, children }: LiveMatchPlaceProps) {
  const [search] = useSearchParams();
  const matchId = search.get('match');
  return matchId === null ? <Redirect to={landing} replace /> : children(matchId);
}
