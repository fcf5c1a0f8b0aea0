import type { MessageKey } from '../../lib/i18n/messages.ts';
import type { PlayableModeId } from './mode-table.ts';

/** Each mode in one line; the daily challenge says how many questions it has. */
export const modeRules = {
  daily: 'daily.rule',
  quiz: 'modes.rule.quiz',
  'solo-survival': 'modes.rule.survival',
  puzzle: 'modes.rule.puzzle',
  'head-to-head': 'modes.rule.headtohead',
  'survival-duel': 'modes.rule.duel',
  'tug-of-war': 'modes.rule.tugofwar',
} as const satisfies Readonly<Record<PlayableModeId, MessageKey>>;
