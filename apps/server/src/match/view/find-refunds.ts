import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { sql } from 'kysely';
import type { Currency } from '../../core/wallet/wallet.tables.ts';
import type { Tx } from '../../lib/database/db.ts';
import { listVoided } from '../correction/find-corrections.ts';
import { correctionKey } from '../settlement-keys.ts';

type Refunds = NonNullable<MatchResultView['returned']>;

/** Amounts refunded to a player since the match ended, for voided questions. */
export async function findRefunds(tx: Tx, matchId: string, playerId: string): Promise<Refunds> {
  const voided = await listVoided(tx, matchId);
  const keys = voided.map((questionId) => correctionKey(matchId, questionId, playerId));
  const { rows } = await sql<{ currency: Currency; amount: number }>`
    SELECT account.currency, sum(entry.amount)::int AS amount
      FROM ledger_transfer transfer
      JOIN ledger_entry entry ON entry.transfer_id = transfer.id
      JOIN ledger_account account ON account.id = entry.account_id
     WHERE transfer.idempotency_key = ANY (${keys}) AND account.player_id = ${playerId}
     GROUP BY account.currency`.execute(tx);
  const of = (currency: Currency): number => rows.find((row) => row.currency === currency)?.amount ?? 0;
  return { coins: of('coin'), points: of('point') };
}
