import type { Day } from '@trivia/rules/calendar/baghdad.ts';
import type { Tx } from '../../lib/database/db.ts';

/** Assigns the code of a card that expires first to a redemption. False without stock. */
export async function claimCode(
  tx: Tx,
  { giftCardId, redemptionId, today }: { giftCardId: string; redemptionId: string; today: Day },
): Promise<boolean> {
  const next = tx
    .selectFrom('gift_card_code')
    .select('id')
    .where('gift_card_id', '=', giftCardId)
    .where('redemption_id', 'is', null)
    .where((eb) => eb('expires_on', 'is', null).or('expires_on', '>', today))
    .orderBy('expires_on')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const claimed = await tx
    .updateTable('gift_card_code')
    .set({ redemption_id: redemptionId })
    .where('id', '=', next)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns the code of a redemption to the stock. */
export const returnCode = (tx: Tx, redemptionId: string): Promise<unknown> =>
  tx
    .updateTable('gift_card_code')
    .set({ redemption_id: null })
    .where('redemption_id', '=', redemptionId)
    .execute();
