import type { GameMode, GameType } from '@trivia/contract/match.ts';

/** Where matches of one player are played; all of them take `?match=`. */
const paths: Partial<Readonly<Record<GameType, string>>> = {
  daily: '/play/daily-challenge',
  quiz: '/play/quiz',
  survival: '/play/solo-survival/match',
  puzzle: '/play/puzzle/match',
};

interface Played {
  readonly id: string;
  readonly type: GameType;
  readonly mode: GameMode;
}

/** Where a match goes on, or shows its result; undefined where there is no such screen. */
export function matchPath({ id, type, mode }: Played): string | undefined {
  const path = mode === 'solo' ? paths[type] : undefined;
  return path && `${path}?match=${id}`;
}
