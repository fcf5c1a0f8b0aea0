import type { MessageKey } from '../../lib/i18n/messages.ts';
import type { PlayableModeId } from './mode-table.ts';

/** Each mode in one line; the daily challenge says how many questions it has. */
export const modeRules = {
  daily: 'rule.daily',
  quiz: 'rule.quiz',
  'solo-survival': 'rule.solo-survival',
  puzzle: 'rule.puzzle',
  'head-to-head': 'rule.head-to-head',
  'survival-duel': 'rule.survival-duel',
  'tug-of-war': 'rule.tug-of-war',
} as const satisfies Readonly<Record<PlayableModeId, MessageKey>>;
