import { giftCards } from '@trivia/content/store/gift-cards.ts';
import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import type { Db } from '../../../lib/database/db.ts';

export interface Stock {
  readonly giftCardId: string;
  /** Number of available codes. */
  readonly left: number;
}

/** Stock of each offered gift card. */
export async function listStock(db: Db, nowMs: number): Promise<Stock[]> {
  const { rows } = await sql<Stock>`
    SELECT gift_card_id AS "giftCardId", count(*)::int AS "left"
      FROM gift_card_code
     WHERE redemption_id IS NULL AND (expires_on IS NULL OR expires_on > ${dayOf(nowMs)}::date)
     GROUP BY gift_card_id`.execute(db);
  const leftOf = new Map(rows.map(({ giftCardId, left }) => [giftCardId, left]));
  return giftCards.map(({ id }) => ({ giftCardId: id, left: leftOf.get(id) ?? 0 }));
}

/** Ids of the keys that codes are encrypted with. */
export async function listUsedKeyIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('gift_card_code')
    .select('key_id')
    .distinct()
    .where('sealed', 'is not', null)
    .execute();
  return rows.map(({ key_id }) => key_id);
}
