import type { GameMode, GameType } from '@trivia/contract/match.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';

const names = {
  'daily-solo': 'mode.daily-solo',
  'quiz-solo': 'mode.quiz-solo',
  'survival-solo': 'mode.survival-solo',
  'puzzle-solo': 'mode.puzzle-solo',
  'headtohead-multi': 'mode.headtohead-multi',
  'tugofwar-multi': 'mode.tugofwar-multi',
  'survival-multi': 'mode.survival-multi',
  'tournament-multi': 'mode.tournament-multi',
} as const satisfies Readonly<Record<string, MessageKey>>;

const isKnown = (game: string): game is keyof typeof names => game in names;

/** The text that names a game; undefined for a pair of type and mode that is none. */
export function gameName(type: GameType, mode: GameMode): MessageKey | undefined {
  const game = `${type}-${mode}`;
  return isKnown(game) ? names[game] : undefined;
}
