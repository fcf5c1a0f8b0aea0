import { recordEvents } from '../../core/events/record-events.ts';
import { book } from '../../core/wallet/book.ts';
import { escrow, house, matchSubject, move, player } from '../../core/wallet/transfer.ts';
import type { Currency } from '../../core/wallet/wallet.tables.ts';
import type { Tx } from '../../lib/database/db.ts';
import { lockRound } from '../lock-round.ts';
import type { LockedMatch } from '../locked-match.ts';
import { modeHooksOf } from '../mode-hooks.ts';
import { settlementKey } from '../settlement-keys.ts';
import { listStakes, type Stake } from './stakes.ts';

/** Refunds the stakes. Returns the id of the transfer. */
async function returnStakes(
  { tx, match, nowMs }: LockedMatch,
  stakes: readonly Stake[],
): Promise<string | undefined> {
  const postings = stakes.flatMap(({ playerId, currency, amount, isHeld }) =>
    move(isHeld ? escrow('match', match.id) : house, player(playerId), currency, amount),
  );
  const transfer = {
    key: settlementKey(match.id),
    reason: 'match_refund',
    subject: matchSubject(match.id),
  } as const;
  const { transferId } = await book(tx, { ...transfer, postings }, nowMs);
  return transferId;
}

const listSeats = (tx: Tx, matchId: string) =>
  tx
    .selectFrom('match_player as seat')
    .select(['seat.player_id', 'seat.status'])
    .select((eb) =>
      eb
        .selectFrom('match_answer as answer')
        .innerJoin('match_round as round', (join) =>
          join
            .onRef('round.match_id', '=', 'answer.match_id')
            .onRef('round.round', '=', 'answer.round')
            .onRef('round.right_option_id', '=', 'answer.option_id'),
        )
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('answer.match_id', '=', 'seat.match_id')
        .whereRef('answer.player_id', '=', 'seat.player_id')
        .as('right_answers'),
    )
    .where('seat.match_id', '=', matchId)
    .execute();

const endSeats = ({ tx, match }: LockedMatch): Promise<unknown> =>
  tx.updateTable('match_player').set({ is_active: false }).where('match_id', '=', match.id).execute();

/**
 * Ends a match that can't be finished, in the transaction that holds its lock: nobody wins, and all players get their
 * stakes and boosters back. It shares its key with the settlement, so that a match is settled or cancelled, and only
 * once.
 */
export async function cancelMatch(locked: LockedMatch): Promise<void> {
  const { tx, match, nowMs } = locked;
  // Lock the round before the seats, in the order of answers: no answer is taken or paid for after the stakes are
  // counted.
  await lockRound(locked);
  await endSeats(locked);
  const stakes = await listStakes(tx, match.id);
  const backOf = (playerId: string, currency: Currency): number =>
    stakes
      .filter((one) => one.playerId === playerId && one.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0);
  const seats = await listSeats(tx, match.id);
  const settled_at = new Date(nowMs);
  await tx
    .insertInto('match_result')
    .values(
      seats.map(({ player_id, status, right_answers }) => ({
        match_id: match.id,
        player_id,
        outcome: 'draw' as const,
        right_answers: right_answers ?? 0,
        points: backOf(player_id, 'point'),
        coins: backOf(player_id, 'coin'),
        earned_points: 0,
        rank: null,
        coins_for_plus: 0,
        is_forfeit: status === 'left',
        place: null,
        settled_at,
        corrected_at: null,
      })),
    )
    .execute();
  await modeHooksOf(locked).onOver(
    locked,
    seats.map(({ player_id, status }) => ({ playerId: player_id, isForfeit: status === 'left' })),
  );
  const transferId = await returnStakes(locked, stakes);
  for (const giveBack of locked.hooks.onCancelled) await giveBack(locked, transferId);
  locked.set({ status: 'over', phase: 'over', next_round_at: null, due_at: null, ended_at: settled_at });
  locked.append('match.finished', {});
  const playerIds = seats.map(({ player_id }) => player_id);
  const data = { matchId: match.id, modeId: match.mode_id, playerIds };
  await recordEvents(tx, [{ name: 'match.cancelled', data }], nowMs);
}
