import type { DailyBonus } from '@trivia/contract/store/daily-bonus.ts';
import { mayClaimDailyBonus } from '@trivia/rules/access.ts';
import { type Day, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { type BonusClaim, nextDayOfRow } from '@trivia/rules/daily-bonus.ts';
import { dailyBonusCoins } from '@trivia/rules/economy.ts';
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
import { findLastClaim } from './daily-bonus.repository.ts';
import { viewDailyBonus } from './get-daily-bonus.ts';

interface ClaimDailyBonus {
  readonly player: SignedInPlayer;
  readonly once: IdempotentCall;
}

interface Payment extends BonusClaim {
  readonly playerId: string;
}

/** Pays a day's coins, once a day by the key of the transfer. */
async function pay(tx: Tx, { playerId, day, dayOfRow }: Payment, nowMs: number): Promise<void> {
  const coins = dailyBonusCoins(dayOfRow);
  const transfer = {
    key: `daily-bonus:${playerId}:${day}`,
    reason: 'daily_bonus',
    subject: { kind: 'player', id: playerId },
    postings: move(house, player(playerId), 'coin', coins),
  } as const;
  const { transferId } = await book(tx, transfer, nowMs);
  if (transferId === undefined) throw new Error(`${transfer.key} was booked before`);
  const claimed_at = new Date(nowMs);
  await tx
    .insertInto('daily_bonus_claim')
    .values({
      player_id: playerId,
      day,
      day_of_row: dayOfRow,
      coins,
      transfer_id: transferId,
      claimed_at,
    })
    .execute();
}

async function claim(tx: Tx, playerId: string, today: Day, nowMs: number): Promise<DailyBonus> {
  await lockPlayers(tx, [playerId]);
  const membership = await getMembership(tx, playerId, nowMs);
  if (!mayClaimDailyBonus(membership.id)) throw new AppError('SUBSCRIPTION_REQUIRED');
  const last = await findLastClaim(tx, playerId);
  const dayOfRow = nextDayOfRow(last, today);
  if (dayOfRow === null) return viewDailyBonus(last, today, true);
  await pay(tx, { playerId, day: today, dayOfRow }, nowMs);
  return viewDailyBonus({ day: today, dayOfRow }, today, true);
}

/**
 * Pays today's bonus, by the server's date. A second claim pays nothing, and gets the same reply. Refuses with
 * ACCOUNT_INCOMPLETE and SUBSCRIPTION_REQUIRED.
 */
export async function claimDailyBonus(deps: Deps, { player: owner, once }: ClaimDailyBonus) {
  if (!owner.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  return await inTransaction(deps.db, (tx) => {
    const nowMs = deps.clock.nowMs();
    return performOnce(tx, once, nowMs, () => claim(tx, owner.id, dayOf(nowMs), nowMs));
  });
}
