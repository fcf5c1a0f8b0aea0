import { plusDaysOffers } from '@trivia/rules/store/plus-days.ts';
import { getPlusUntilMs } from '../../core/subscription/period-grants.ts';
import type { Deps } from '../../deps.ts';
import { isRenewing } from '../billing/get-subscription.ts';

const offers = () => plusDaysOffers.map(({ id, days, points }) => ({ id, days, pointsNeeded: points }));

/** Offers of Plus days for points, with the end and renewal of the player's Plus; visitors have none. */
export async function listPlusDays({ db, clock }: Pick<Deps, 'db' | 'clock'>, playerId: string | undefined) {
  if (playerId === undefined) return { data: offers(), plusUntilMs: null, isRenewing: false };
  const [plusUntilMs, renews] = await Promise.all([
    getPlusUntilMs(db, playerId, clock.nowMs()),
    isRenewing({ db }, playerId),
  ]);
  return { data: offers(), plusUntilMs, isRenewing: renews };
}
