import { sql } from 'kysely';
import { readSnapshot } from '../../lib/database/transaction.ts';
import type { Deps } from '../../lib/deps.ts';

export interface LedgerFault {
  readonly check:
    | 'transfer_sum'
    | 'balance'
    | 'negative_balance'
    | 'entry_chain'
    | 'escrow_left'
    | 'boosters';
  /** Transfer or account with the fault. */
  readonly id: string;
  readonly detail: string;
}

/** SQL checks: each selects faults, as `id` and `detail`. */
const checks: Readonly<Record<LedgerFault['check'], string>> = {
  transfer_sum: `
    SELECT e.transfer_id::text AS id, format('%s sums to %s', a.currency, sum(e.amount)) AS detail
      FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
     GROUP BY e.transfer_id, a.currency HAVING sum(e.amount) <> 0`,
  balance: `
    SELECT a.id::text AS id,
           format('holds %s and %s earned, its entries %s and %s', a.balance, a.earned,
                  coalesce(sum(e.amount), 0), coalesce(sum(e.earned), 0)) AS detail
      FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
     WHERE a.kind <> 'house'
     GROUP BY a.id
    HAVING coalesce(sum(e.amount), 0) <> a.balance OR coalesce(sum(e.earned), 0) <> a.earned`,
  negative_balance: `
    SELECT id::text AS id, format('holds %s', balance) AS detail FROM ledger_account WHERE balance < 0`,
  // Each entry's balance is the one before it plus its amount.
  entry_chain: `
    SELECT chain.account_id::text AS id, format('entry %s leaves %s', chain.id, chain.balance_after) AS detail
      FROM (SELECT e.id, e.account_id, e.balance_after, e.amount,
                   lag(e.balance_after, 1, 0::bigint) OVER (PARTITION BY e.account_id ORDER BY e.id) AS before
              FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.kind <> 'house') chain
     WHERE chain.balance_after IS DISTINCT FROM chain.before + chain.amount`,
  escrow_left: `
    SELECT a.id::text AS id, format('match %s is over and holds %s %s', m.id, a.balance, a.currency) AS detail
      FROM ledger_account a JOIN match m ON a.subject_kind = 'match' AND m.id = a.subject_id
     WHERE m.status = 'over' AND a.balance <> 0`,
  // A player's boosters are those granted minus those used.
  boosters: `
    SELECT b.player_id::text AS id,
           format('%s: holds %s, was given %s and used %s', b.type, b.quantity, given.count, used.count) AS detail
      FROM player_booster b
      LEFT JOIN (SELECT player_id, type, sum(quantity) AS count FROM booster_grant GROUP BY player_id, type) given
             ON given.player_id = b.player_id AND given.type = b.type
      LEFT JOIN (SELECT player_id, type, count(*) AS count FROM match_booster GROUP BY player_id, type) used
             ON used.player_id = b.player_id AND used.type = b.type
     WHERE b.quantity <> coalesce(given.count, 0) - coalesce(used.count, 0)`,
};

/** Proves the ledger. An empty list means that every coin, point and booster is where its entries say. */
export async function reconcileLedger({ db }: Pick<Deps, 'db'>): Promise<LedgerFault[]> {
  return await readSnapshot(db, async (tx) => {
    const faults: LedgerFault[] = [];
    for (const [check, query] of Object.entries(checks) as [LedgerFault['check'], string][]) {
      const { rows } = await sql<{ id: string; detail: string }>`${sql.raw(query)}`.execute(tx);
      faults.push(...rows.map((row) => ({ check, ...row })));
    }
    return faults;
  });
}
