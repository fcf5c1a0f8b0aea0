import type { MatchView } from '@trivia/contract/match.ts';
import type { ComponentType } from 'react';

/** Something that a mode shows of its match, wherever that stands. */
export type MatchPart = ComponentType<{ readonly match: MatchView }>;
