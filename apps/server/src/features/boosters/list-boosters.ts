import type { Booster } from '@trivia/contract/play/boosters.ts';
import { mayUseBooster } from '@trivia/rules/access.ts';
import { type BoosterId, boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { boostersOf } from '@trivia/rules/boosters/boosters.ts';
import { boosterPrices } from '@trivia/rules/economy.ts';
import { findMode } from '@trivia/rules/modes/table.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../lib/database/db.ts';

/** Context that allows every booster of a mode. */
const ALL_ALLOWED = {
  wagerPoints: 0,
  tournament: { rounds: 5, secondsPerRound: 8, entryCoins: 0, awardCoins: 0, allowsBoosters: true },
} as const;

const VISITOR = { id: 'freemium' } as const;

async function readQuantities(db: Db, playerId: string): Promise<ReadonlyMap<BoosterId, number>> {
  const rows = await db
    .selectFrom('player_booster')
    .select(['type', 'quantity'])
    .where('player_id', '=', playerId)
    .execute();
  return new Map(rows.map(({ type, quantity }) => [type, quantity]));
}

/** Views of the given boosters, with the quantity that the player has; 0 for visitors. */
export async function viewBoosters(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string | undefined,
  types: readonly BoosterId[] = boosterIds,
): Promise<Booster[]> {
  const quantities =
    playerId === undefined ? new Map<BoosterId, number>() : await readQuantities(db, playerId);
  const membership = playerId === undefined ? VISITOR : await getMembership(db, playerId, clock.nowMs());
  return types.map((type) => ({
    type,
    quantity: quantities.get(type) ?? 0,
    is_disabled: false,
    price: boosterPrices[type],
    needs_plus: !mayUseBooster(type, membership.id),
  }));
}

export const listBoosters = async (deps: Pick<Deps, 'db' | 'clock'>, playerId: string | undefined) => ({
  data: await viewBoosters(deps, playerId),
});

/** Boosters that have an effect in a mode; empty for an unknown mode. */
export async function listModeBoosters(
  deps: Pick<Deps, 'db' | 'clock'>,
  { playerId, type, mode }: { readonly playerId: string; readonly type: string; readonly mode: string },
): Promise<{ data: Booster[] }> {
  const found = findMode(type, mode);
  return { data: found ? await viewBoosters(deps, playerId, boostersOf(found.id, ALL_ALLOWED)) : [] };
}
