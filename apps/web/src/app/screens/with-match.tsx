import type { ComponentType } from 'react';
import { useSearchParams } from 'wouter';

type Part = ComponentType & { preload(): void };

/** A screen that shows a match if the address names one, else the landing. */
export function withMatch(Landing: Part, Match: Part) {
  function Faces() {
    const [search] = useSearchParams();
    const matchId = search.get('match');
    return matchId === null ? <Landing /> : <Match key={matchId} />;
  }
  const faceAt = (search: string): Part => (new URLSearchParams(search).has('match') ? Match : Landing);
  return Object.assign(Faces, { preload: (search = location.search) => faceAt(search).preload() });
}
