import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ComponentType } from 'react';

/** Component that a mode adds to the match screen. */
export type MatchPart = ComponentType<{ readonly match: MatchView }>;
