import type { MatchView } from '@trivia/contract/match.ts';
import { entryCoins, headToHeadPlans } from '@trivia/rules/economy.ts';

function entryOf({ type, planId }: Pick<MatchView, 'type' | 'planId'>): number {
  if (type === 'survival') return entryCoins['survival-duel'];
  if (type === 'tugofwar') return entryCoins['tug-of-war'];
  return headToHeadPlans.find(({ id }) => id === planId)?.entryCoins ?? 0;
}

/** Coins that all players of a live match have put in together; none with the house bot. */
export const potOf = (match: Pick<MatchView, 'type' | 'planId' | 'players' | 'playerCount'>): number =>
  match.players.some(({ isBot }) => isBot) ? 0 : entryOf(match) * match.playerCount;
