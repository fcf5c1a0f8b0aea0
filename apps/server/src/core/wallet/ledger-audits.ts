import type { LedgerAudits } from '../ledger-audits.ts';

export const walletAudits: LedgerAudits = {
  transfer_sum: `
    SELECT t.id::text AS id, format('%s sums to %s', a.currency, sum(e.amount)) AS detail
      FROM checked_transfer t JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
     GROUP BY t.id, a.currency HAVING sum(e.amount) <> 0`,
  // Full check only: the nightly proof compares balances with its own sums.
  balance: {
    runs: 'by command',
    query: `
    SELECT a.id::text AS id,
           format('holds %s and %s earned, its entries %s and %s', a.balance, a.earned,
                  coalesce(sum(e.amount), 0), coalesce(sum(e.earned), 0)) AS detail
      FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
     WHERE a.kind <> 'house'
     GROUP BY a.id
    HAVING coalesce(sum(e.amount), 0) <> a.balance OR coalesce(sum(e.earned), 0) <> a.earned`,
  },
  negative_balance: {
    runs: 'by command',
    query: `
    SELECT id::text AS id, format('holds %s', balance) AS detail FROM ledger_account WHERE balance < 0`,
  },
  // Each entry's balance is the one before it plus its amount.
  entry_chain: `
    SELECT chain.account_id::text AS id, format('entry %s leaves %s', chain.id, chain.balance_after) AS detail
      FROM (SELECT e.id, e.account_id, e.balance_after, e.amount,
                   lag(e.balance_after) OVER (PARTITION BY e.account_id ORDER BY e.id) AS before
              FROM checked_entry e WHERE e.kind <> 'house') chain
     WHERE chain.balance_after IS DISTINCT FROM chain.amount + coalesce(
             chain.before,
             (SELECT p.balance_after FROM ledger_entry p
               WHERE p.account_id = chain.account_id AND p.id < chain.id ORDER BY p.id DESC LIMIT 1),
             0)`,
};
