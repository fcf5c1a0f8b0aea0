import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import type { Currency } from '../../core/wallet/wallet.tables.ts';
import type { Tx } from '../../lib/database/db.ts';

/** Stake that a player paid into a match's escrow, by the ledger; 0 in matches without stakes. */
export async function findStake(
  tx: Tx,
  matchId: string,
  playerId: string,
): Promise<MatchResultView['staked']> {
  const { rows } = await sql<{ currency: Currency; amount: number }>`
    SELECT payer.currency, -sum(entry.amount)::int AS amount
      FROM ledger_entry entry
      JOIN ledger_account payer ON payer.id = entry.account_id
     WHERE payer.player_id = ${playerId} AND entry.amount < 0
       AND entry.transfer_id IN (
         SELECT received.transfer_id
           FROM ledger_account pot
           JOIN ledger_entry received ON received.account_id = pot.id AND received.amount > 0
          WHERE pot.subject_kind = 'match' AND pot.subject_id = ${matchId})
     GROUP BY payer.currency`.execute(tx);
  const of = (currency: Currency): number => rows.find((row) => row.currency === currency)?.amount ?? 0;
  return { coins: of('coin'), points: of('point') };
}
