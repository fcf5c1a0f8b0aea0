import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ComponentType } from 'react';

/** Part of a match's screen that a mode adds, at any place. */
export type MatchPart = ComponentType<{ readonly match: MatchView }>;
