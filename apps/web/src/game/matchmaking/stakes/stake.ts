import type { MatchView } from '@trivia/contract/play/match.ts';
import { entryCoins, type HeadToHeadStakes, headToHeadStakes } from '@trivia/rules/economy.ts';
import { findMode } from '../../modes/mode-table.ts';

/** Stakes of a 1v1 battle; undefined for modes with a single price. */
export const headToHeadStakesOf = ({
  type,
  planId,
}: Pick<MatchView, 'type' | 'planId'>): HeadToHeadStakes | undefined =>
  type === 'headtohead' ? headToHeadStakes.find(({ id }) => id === planId) : undefined;

function entryOf(match: Pick<MatchView, 'type' | 'mode' | 'planId'>): number {
  const id = findMode(match);
  return (id && entryCoins[id]) ?? headToHeadStakesOf(match)?.entryCoins ?? 0;
}

/** Sum of all players' stakes in a live match; 0 against the house bot. */
export const potOf = (
  match: Pick<MatchView, 'type' | 'mode' | 'planId' | 'players' | 'playerCount'>,
): number => (match.players.some(({ isBot }) => isBot) ? 0 : entryOf(match) * match.playerCount);
