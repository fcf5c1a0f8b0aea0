import { randomUUID } from 'node:crypto';
import { type GiftCardEntry, giftCards } from '@trivia/content/store/gift-cards.ts';
import type { Redeemed } from '@trivia/contract/store/gift-cards.ts';
import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { findHoldReason } from '@trivia/rules/store/gift-card-holds.ts';
import { lockPlayers } from '../../core/players/lock-players.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { book } from '../../core/wallet/book.ts';
import { house, move, player } from '../../core/wallet/transfer.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInPlayer } from '../../http/authentication.ts';
import type { IdempotentCall } from '../../http/idempotency/idempotent-call.ts';
import { performOnce } from '../../http/idempotency/perform-once.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { claimCode } from './claim-code.ts';
import { findFacts, lockDevices } from './find-facts.ts';

export interface RedeemGiftCard {
  readonly player: SignedInPlayer;
  readonly giftCardId: string;
  readonly once: IdempotentCall;
}

function findCard(giftCardId: string): GiftCardEntry {
  const card = giftCards.find(({ id }) => id === giftCardId);
  if (!card) throw new AppError('NOT_FOUND');
  return card;
}

async function requireAllowed(tx: Tx, { id, isEmailVerified }: SignedInPlayer, nowMs: number): Promise<void> {
  const membership = await getMembership(tx, id, nowMs);
  if (membership.id !== 'plus') throw new AppError('SUBSCRIPTION_REQUIRED');
  if (!isEmailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
}

async function pay(tx: Tx, playerId: string, { id, points }: GiftCardEntry, nowMs: number): Promise<string> {
  const transfer = {
    key: `gift-card:${randomUUID()}`,
    reason: 'gift_card',
    subject: { kind: 'gift_card', id },
    postings: move(player(playerId), house, 'point', points),
  } as const;
  const { transferId } = await book(tx, transfer, nowMs);
  if (transferId === undefined) throw new Error(`${transfer.key} was booked before`);
  return transferId;
}

async function redeem(tx: Tx, buyer: SignedInPlayer, card: GiftCardEntry, nowMs: number): Promise<Redeemed> {
  await requireAllowed(tx, buyer, nowMs);
  await lockPlayers(tx, [buyer.id]);
  await lockDevices(tx, buyer.id);
  const reason = findHoldReason(await findFacts(tx, buyer.id, nowMs));
  const { id } = await tx
    .insertInto('gift_card_redemption')
    .values({
      player_id: buyer.id,
      gift_card_id: card.id,
      points: card.points,
      status: reason ? 'held' : 'redeemed',
      hold_reason: reason ?? null,
      transfer_id: await pay(tx, buyer.id, card, nowMs),
      return_transfer_id: null,
      redeemed_at: new Date(nowMs),
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isClaimed = await claimCode(tx, { giftCardId: card.id, redemptionId: id, today: dayOf(nowMs) });
  if (!isClaimed) throw new AppError('GIFT_CARD_UNAVAILABLE');
  const status = reason ? 'held' : 'redeemed';
  return { id, giftCardId: card.id, status, points: card.points, purchasedAtMs: nowMs };
}

/**
 * Redeems points for a gift card's code, in one transaction. A repeat under the same key redeems nothing more.
 * Suspicious redemptions are held for staff, with their code. Refuses with NOT_FOUND, ACCOUNT_INCOMPLETE,
 * SUBSCRIPTION_REQUIRED, EMAIL_NOT_VERIFIED, NOT_ENOUGH_POINTS and GIFT_CARD_UNAVAILABLE.
 */
export async function redeemGiftCard(deps: Deps, { player: buyer, giftCardId, once }: RedeemGiftCard) {
  const card = findCard(giftCardId);
  if (!buyer.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  return await inTransaction(deps.db, (tx) => {
    const nowMs = deps.clock.nowMs();
    return performOnce(tx, once, nowMs, () => redeem(tx, buyer, card, nowMs));
  });
}
