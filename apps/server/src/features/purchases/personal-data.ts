import { type PersonalData, ROWS_MAX } from '../../core/personal-data.ts';
import type { Db } from '../../lib/database/db.ts';

const purchases = (db: Db, playerId: string) =>
  db
    .selectFrom('purchase')
    .select(['payment_id', 'package_id', 'product_id', 'benefit', 'amount', 'currency', 'provider'])
    .select(['stage', 'captured', 'refunded', 'dispute', 'begun_at', 'paid_at'])
    .where('player_id', '=', playerId)
    .orderBy('number')
    .limit(ROWS_MAX)
    .execute();

export const purchaseData: PersonalData = {
  exports: { purchases },
  kept: { 'purchase.player_id': 'What was paid is part of the books; it holds neither card nor name.' },
};
