/** How the web shows each mode. A mode that is added to the rules is asked for here by its type. */
import type { GameMode, GameType } from '@trivia/contract/match.ts';
import type { ModeId } from '@trivia/rules/mode.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';

export interface ModeEntry {
  /** The mode on the wire: what is played, and whether against others. */
  readonly type: GameType;
  readonly mode: GameMode;
  readonly name: MessageKey;
  /** Degrees of OKLCH. */
  readonly hue: number;
  /** Players without Plus are told so beforehand; whether they may play is the server's word. */
  readonly isForPlus: boolean;
  /** Its landing; an invitation by link leads there, too, by `?join=`. Null while it has no screens. */
  readonly path: string | null;
  /** Where its matches are played and show their results, by `?match=`. */
  readonly matchPath: string | null;
}

export const modeTable = {
  daily: {
    type: 'daily',
    mode: 'solo',
    name: 'mode.daily',
    hue: 285,
    isForPlus: false,
    path: '/play/daily-challenge',
    matchPath: '/play/daily-challenge',
  },
  quiz: {
    type: 'quiz',
    mode: 'solo',
    name: 'mode.quiz',
    hue: 60,
    isForPlus: false,
    path: '/play/quiz',
    matchPath: '/play/quiz',
  },
  'solo-survival': {
    type: 'survival',
    mode: 'solo',
    name: 'mode.solo-survival',
    hue: 18,
    isForPlus: true,
    path: '/play/solo-survival',
    matchPath: '/play/solo-survival/match',
  },
  puzzle: {
    type: 'puzzle',
    mode: 'solo',
    name: 'mode.puzzle',
    hue: 195,
    isForPlus: true,
    path: '/play/puzzle',
    matchPath: '/play/puzzle/match',
  },
  'head-to-head': {
    type: 'headtohead',
    mode: 'multi',
    name: 'mode.head-to-head',
    hue: 330,
    isForPlus: false,
    path: '/play/1v1',
    matchPath: '/play/1v1',
  },
  'survival-duel': {
    type: 'survival',
    mode: 'multi',
    name: 'mode.survival-duel',
    hue: 245,
    isForPlus: true,
    path: '/play/multi-survival',
    matchPath: '/play/multi-survival/match',
  },
  'tug-of-war': {
    type: 'tugofwar',
    mode: 'multi',
    name: 'mode.tug-of-war',
    hue: 140,
    isForPlus: true,
    path: '/play/tug-of-war',
    matchPath: '/play/tug-of-war/match',
  },
  tournament: {
    type: 'tournament',
    mode: 'multi',
    name: 'mode.tournament',
    hue: 82,
    isForPlus: true,
    path: null,
    matchPath: null,
  },
} as const satisfies Readonly<Record<ModeId, ModeEntry>>;

/** A mode that has screens. */
export type PlayableModeId = {
  [I in ModeId]: (typeof modeTable)[I]['path'] extends null ? never : I;
}[ModeId];

/** The mode that the wire calls by a type and a way to play; undefined for a pair that is none. */
export const findModeId = (type: GameType, mode: GameMode): ModeId | undefined =>
  (Object.keys(modeTable) as ModeId[]).find(
    (id) => modeTable[id].type === type && modeTable[id].mode === mode,
  );
