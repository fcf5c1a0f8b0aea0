import type { GameMode, GameType } from '@trivia/contract/match.ts';

type Game = `${GameType}-${GameMode}`;

/** Where matches are played; all of them take `?match=`. */
const paths: Partial<Readonly<Record<Game, string>>> = {
  'daily-solo': '/play/daily-challenge',
  'quiz-solo': '/play/quiz',
  'survival-solo': '/play/solo-survival/match',
  'puzzle-solo': '/play/puzzle/match',
  'headtohead-multi': '/play/1v1',
  'survival-multi': '/play/multi-survival/match',
  'tugofwar-multi': '/play/tug-of-war/match',
};

interface Played {
  readonly id: string;
  readonly type: GameType;
  readonly mode: GameMode;
}

/** Where a match goes on, or shows its result; undefined where there is no such screen. */
export function matchPath({ id, type, mode }: Played): string | undefined {
  const path = paths[`${type}-${mode}`];
  return path && `${path}?match=${id}`;
}
