import { randomUUID } from 'node:crypto';
import type { RedeemedPlusDays } from '@trivia/contract/store/plus-days.ts';
import { mayRedeemGiftCards } from '@trivia/rules/access.ts';
import { type PlusDaysOffer, plusDaysOffers } from '@trivia/rules/store/plus-days.ts';
import { lockPlayers } from '../../core/players/lock-players.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import { addPeriod, daysMs, getPlusUntilMs } from '../../core/subscription/period-grants.ts';
import { book } from '../../core/wallet/book.ts';
import { house, move, player } from '../../core/wallet/transfer.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInPlayer } from '../../http/authentication.ts';
import type { IdempotentCall } from '../../http/idempotency/idempotent-call.ts';
import { performOnce } from '../../http/idempotency/perform-once.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { isRenewing } from '../billing/get-subscription.ts';
import { getRedeemedPlusDays } from './list-redeemed-plus-days.ts';

interface RedeemPlusDays {
  readonly player: SignedInPlayer;
  readonly offerId: string;
  readonly once: IdempotentCall;
}

function findOffer(offerId: string): PlusDaysOffer {
  const offer = plusDaysOffers.find(({ id }) => id === offerId);
  if (!offer) throw new AppError('NOT_FOUND');
  return offer;
}

async function requireAllowed(tx: Tx, { id, isEmailVerified }: SignedInPlayer, nowMs: number): Promise<void> {
  const membership = await getMembership(tx, id, nowMs);
  if (!mayRedeemGiftCards(membership.id)) throw new AppError('SUBSCRIPTION_REQUIRED');
  if (!isEmailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  if (await isRenewing({ db: tx }, id)) throw new AppError('SUBSCRIPTION_RENEWS');
}

async function pay(tx: Tx, playerId: string, { id, points }: PlusDaysOffer, nowMs: number): Promise<string> {
  const transfer = {
    key: `plus-days:${randomUUID()}`,
    reason: 'plus_days',
    subject: { kind: 'plus_days', id },
    postings: move(player(playerId), house, 'point', points),
  } as const;
  const { transferId } = await book(tx, transfer, nowMs);
  if (transferId === undefined) throw new Error(`${transfer.key} was booked before`);
  return transferId;
}

async function redeem(
  tx: Tx,
  buyer: SignedInPlayer,
  offer: PlusDaysOffer,
  nowMs: number,
): Promise<RedeemedPlusDays> {
  await lockPlayers(tx, [buyer.id]);
  await requireAllowed(tx, buyer, nowMs);
  const transfer_id = await pay(tx, buyer.id, offer, nowMs);
  // The days start after all other Plus of the player, so that no day is paid twice.
  const notBeforeMs = (await getPlusUntilMs(tx, buyer.id, nowMs)) ?? nowMs;
  const period = { playerId: buyer.id, source: 'points', lengthMs: daysMs(offer.days), notBeforeMs } as const;
  const { id } = await tx
    .insertInto('plus_days_redemption')
    .values({
      player_id: buyer.id,
      offer_id: offer.id,
      days: offer.days,
      points: offer.points,
      transfer_id,
      grant_id: await addPeriod(tx, period, nowMs),
      redeemed_at: new Date(nowMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return await getRedeemedPlusDays(tx, id);
}

/**
 * Redeems points for days of Plus, in one transaction. A repeat under the same key redeems nothing more. Refuses with
 * NOT_FOUND, ACCOUNT_INCOMPLETE, SUBSCRIPTION_REQUIRED, EMAIL_NOT_VERIFIED, SUBSCRIPTION_RENEWS and
 * NOT_ENOUGH_POINTS.
 */
export async function redeemPlusDays(deps: Deps, { player: buyer, offerId, once }: RedeemPlusDays) {
  const offer = findOffer(offerId);
  if (!buyer.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  return await inTransaction(deps.db, (tx) => {
    const nowMs = deps.clock.nowMs();
    return performOnce(tx, once, nowMs, () => redeem(tx, buyer, offer, nowMs));
  });
}
