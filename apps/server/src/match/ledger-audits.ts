import type { LedgerAudits } from '../core/ledger-audits.ts';

export const matchAudits: LedgerAudits = {
  escrow_left: `
    SELECT a.id::text AS id, format('match %s is over and holds %s %s', m.id, a.balance, a.currency) AS detail
      FROM ledger_account a JOIN match m ON a.subject_kind = 'match' AND m.id = a.subject_id
     WHERE m.status = 'over' AND a.balance <> 0`,
};
