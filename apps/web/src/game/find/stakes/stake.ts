import type { MatchView } from '@trivia/contract/match.ts';
import { entryCoins, type HeadToHeadStakes, headToHeadStakes } from '@trivia/rules/economy.ts';
import type { ModeId } from '@trivia/rules/mode.ts';
import { findMode } from '../../modes/mode-table.ts';

/** Stakes of a 1v1 battle; undefined for other games, which have one price for all. */
export const stakedPlanOf = ({
  type,
  planId,
}: Pick<MatchView, 'type' | 'planId'>): HeadToHeadStakes | undefined =>
  type === 'headtohead' ? headToHeadStakes.find(({ id }) => id === planId) : undefined;

/** Coins that a player puts in, by mode; null where each match has stakes or an entry of its own. */
const entryByMode: Readonly<Record<ModeId, number | null>> = {
  daily: 0,
  quiz: 0,
  'solo-survival': entryCoins['solo-survival'],
  puzzle: entryCoins.puzzle,
  'head-to-head': null,
  'survival-duel': entryCoins['survival-duel'],
  'tug-of-war': entryCoins['tug-of-war'],
  tournament: null,
};

function entryOf(match: Pick<MatchView, 'type' | 'mode' | 'planId'>): number {
  const id = findMode(match);
  return (id && entryByMode[id]) ?? stakedPlanOf(match)?.entryCoins ?? 0;
}

/** Coins that all players of a live match have put in together; none with the house bot. */
export const potOf = (
  match: Pick<MatchView, 'type' | 'mode' | 'planId' | 'players' | 'playerCount'>,
): number => (match.players.some(({ isBot }) => isBot) ? 0 : entryOf(match) * match.playerCount);
