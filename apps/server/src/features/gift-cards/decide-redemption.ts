import type { Selectable } from 'kysely';
import type { Actor } from '../../core/audit/actor.ts';
import { recordAudit } from '../../core/audit/record-audit.ts';
import { notify } from '../../core/notifications/notify.ts';
import { book } from '../../core/wallet/book.ts';
import { house, move, player } from '../../core/wallet/transfer.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { returnCode } from './claim-code.ts';
import type { GiftCardRedemptionTable } from './gift-cards.tables.ts';

export interface RedemptionDecision {
  readonly id: string;
  readonly decision: 'release' | 'refuse';
}

type Redemption = Selectable<GiftCardRedemptionTable>;

async function lockHeld(tx: Tx, id: string): Promise<Redemption> {
  const row = await tx
    .selectFrom('gift_card_redemption')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status !== 'held') throw new AppError('REDEMPTION_DECIDED');
  return row;
}

async function release(tx: Tx, { id, player_id }: Redemption, nowMs: number): Promise<void> {
  await tx
    .updateTable('gift_card_redemption')
    .set({ status: 'redeemed', decided_at: new Date(nowMs) })
    .where('id', '=', id)
    .execute();
  const data = { redemptionId: id };
  await notify(tx, { playerId: player_id, kind: 'redemption_released', data }, nowMs);
}

async function refuse(tx: Tx, row: Redemption, nowMs: number): Promise<void> {
  const { id, player_id: playerId, points, gift_card_id } = row;
  const transfer = {
    key: `gift-card-return:${id}`,
    reason: 'gift_card_return',
    subject: { kind: 'gift_card', id: gift_card_id },
    postings: move(house, player(playerId), 'point', points),
  } as const;
  const { transferId } = await book(tx, transfer, nowMs);
  if (transferId === undefined) throw new Error(`${transfer.key} was booked before`);
  await tx
    .updateTable('gift_card_redemption')
    .set({ status: 'refused', decided_at: new Date(nowMs), return_transfer_id: transferId })
    .where('id', '=', id)
    .execute();
  await returnCode(tx, id);
  await notify(tx, { playerId, kind: 'redemption_refused', data: { points } }, nowMs);
}

/**
 * Releases a held redemption, or refuses it and returns points and code. Notifies the player. Refuses with NOT_FOUND
 * and REDEMPTION_DECIDED.
 */
export async function decideRedemption(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, decision }: RedemptionDecision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const nowMs = clock.nowMs();
    const held = await lockHeld(tx, id);
    await (decision === 'release' ? release : refuse)(tx, held, nowMs);
    const action = decision === 'release' ? 'redemption.released' : 'redemption.refused';
    await recordAudit(tx, actor, { action, subject: { kind: 'redemption', id } }, nowMs);
  });
}
