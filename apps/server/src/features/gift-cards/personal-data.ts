import { type ErasedPlayer, type PersonalData, ROWS_MAX } from '../../core/personal-data.ts';
import type { Db, Tx } from '../../lib/database/db.ts';

const giftCardRedemptions = (db: Db, playerId: string) =>
  db
    .selectFrom('gift_card_redemption')
    .select(['gift_card_id', 'points', 'status', 'redeemed_at', 'decided_at'])
    .where('player_id', '=', playerId)
    .orderBy('redeemed_at')
    .limit(ROWS_MAX)
    .execute();

/** Deletes the codes of an erased player, the only person allowed to read them. */
const forgetCodes = (tx: Tx, { id }: ErasedPlayer): Promise<unknown> =>
  tx
    .updateTable('gift_card_code')
    .set({ sealed: null })
    .where('redemption_id', 'in', (eb) =>
      eb.selectFrom('gift_card_redemption').select('id').where('player_id', '=', id),
    )
    .execute();

export const giftCardData: PersonalData = {
  exports: { giftCardRedemptions },
  erase: forgetCodes,
  kept: { 'gift_card_redemption.player_id': 'Prizes that were given out are part of the books.' },
};
