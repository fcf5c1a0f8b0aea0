import { limits } from '@trivia/contract/limits.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import type { listHeldRedemptionsRoute } from '@trivia/contract/store/gift-cards.ts';
import type { Deps } from '../../deps.ts';

const DIGITS_OF_CURSOR = /^\d{1,9}$/;

/** Redemptions that await a decision by staff, oldest first. `cursor` is the number of earlier ones. */
export async function listHeldRedemptions(
  { db }: Pick<Deps, 'db'>,
  { cursor }: { readonly cursor?: string | undefined } = {},
): Promise<RouteReply<typeof listHeldRedemptionsRoute>> {
  const start = DIGITS_OF_CURSOR.test(cursor ?? '') ? Number(cursor) : 0;
  const rows = await db
    .selectFrom('gift_card_redemption')
    .selectAll()
    .where('status', '=', 'held')
    .orderBy('redeemed_at')
    .orderBy('id')
    .offset(start)
    .limit(limits.pageSize + 1)
    .execute();
  const data = rows.slice(0, limits.pageSize).map((row) => ({
    id: row.id,
    giftCardId: row.gift_card_id,
    status: row.status,
    points: row.points,
    purchasedAtMs: row.redeemed_at.getTime(),
    playerId: row.player_id,
    reason: row.hold_reason ?? 'many_redemptions',
  }));
  return { data, nextCursor: rows.length > data.length ? String(start + data.length) : null };
}
