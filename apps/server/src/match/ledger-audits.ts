import type { LedgerAudits } from '../core/ledger-audits.ts';

export const matchAudits: LedgerAudits = {
  escrow_left: {
    runs: 'nightly',
    query: `
    SELECT a.id::text AS id, format('match %s is over and holds %s %s', m.id, a.balance, a.currency) AS detail
      FROM checked_escrow held
      JOIN ledger_account a ON a.id = held.account_id AND a.subject_kind = 'match'
      JOIN match m ON m.id = a.subject_id
     WHERE m.status = 'over' AND a.balance <> 0`,
  },
};
