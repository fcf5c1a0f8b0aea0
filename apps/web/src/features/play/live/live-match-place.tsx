import type { ReactNode } from 'react';
import { Redirect, useSearchParams } from 'wouter';
import { type LiveGameType, liveGames } from '../../../ui/live-games.ts';

interface LiveMatchPlaceProps {
  readonly type: LiveGameType;
  readonly children: (matchId: string) => ReactNode;
}

/** The match that the address names; without one, the landing, which knows of a match that still goes on. */
export function LiveMatchPlace({ type, children }: LiveMatchPlaceProps) {
  const [search] = useSearchParams();
  const matchId = search.get('match');
  return matchId === null ? <Redirect to={liveGames[type].path} replace /> : children(matchId);
}
