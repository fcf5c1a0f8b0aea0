import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '../../core/wallet/wallet.tables.ts';
import type { Tx } from '../../lib/database/db.ts';

/** Stake of one player in a match. */
export interface Stake {
  readonly playerId: string;
  readonly currency: Currency;
  readonly amount: number;
  /** True when the match's escrow holds it, false when the house does. */
  readonly isHeld: boolean;
}

/** Idempotency key of the coins paid for one answer. */
export const answerKey = (matchId: string, round: number, playerId: string): string =>
  `match:${matchId}:answer:${round}:${playerId}`;

const paidIntoEscrow = (matchId: string): RawBuilder<unknown> => sql`
  SELECT received.transfer_id, true AS "isHeld"
    FROM ledger_account pot JOIN ledger_entry received ON received.account_id = pot.id
   WHERE pot.subject_kind = 'match' AND pot.subject_id = ${matchId}`;

const paidForAnswers = (keys: readonly string[]): RawBuilder<unknown> => sql`
  SELECT id AS transfer_id, false AS "isHeld" FROM ledger_transfer WHERE idempotency_key = ANY (${keys})`;

/** Reads each player's stake from the ledger, not from the rules, which may be what failed. */
export async function listStakes(tx: Tx, matchId: string): Promise<Stake[]> {
  const answers = await tx
    .selectFrom('match_answer')
    .select(['round', 'player_id'])
    .where('match_id', '=', matchId)
    .execute();
  const keys = answers.map(({ round, player_id }) => answerKey(matchId, round, player_id));
  const { rows } = await sql<Stake>`
    SELECT payer.player_id AS "playerId", payer.currency, paid."isHeld", -sum(entry.amount)::bigint AS amount
      FROM (${paidIntoEscrow(matchId)} UNION ${paidForAnswers(keys)}) paid
      JOIN ledger_entry entry USING (transfer_id)
      JOIN ledger_account payer ON payer.id = entry.account_id AND payer.kind = 'player'
     GROUP BY payer.player_id, payer.currency, paid."isHeld"
     ORDER BY payer.player_id`.execute(tx);
  return rows;
}
