import type { MatchView } from '@trivia/contract/match.ts';
import { entryCoins, type HeadToHeadPlan, headToHeadPlans } from '@trivia/rules/economy.ts';

/** What a 1v1 battle is played for; nothing for other games, which have one price for all. */
export const stakedPlanOf = ({
  type,
  planId,
}: Pick<MatchView, 'type' | 'planId'>): HeadToHeadPlan | undefined =>
  type === 'headtohead' ? headToHeadPlans.find(({ id }) => id === planId) : undefined;

function entryOf(match: Pick<MatchView, 'type' | 'planId'>): number {
  if (match.type === 'survival') return entryCoins['survival-duel'];
  if (match.type === 'tugofwar') return entryCoins['tug-of-war'];
  return stakedPlanOf(match)?.entryCoins ?? 0;
}

/** Coins that all players of a live match have put in together; none with the house bot. */
export const potOf = (match: Pick<MatchView, 'type' | 'planId' | 'players' | 'playerCount'>): number =>
  match.players.some(({ isBot }) => isBot) ? 0 : entryOf(match) * match.playerCount;
