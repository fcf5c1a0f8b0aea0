import type { LedgerAudits } from '../../core/ledger-audits.ts';

const KEPT = `CASE WHEN p.refunded < p.captured AND p.dispute IN ('open', 'lost') THEN 0
                   ELSE p.captured - p.refunded END`;

export const purchaseAudits: LedgerAudits = {
  // Movements of a purchase sum to its kept amount.
  purchase_movements: {
    runs: 'nightly',
    query: `
    SELECT p.id::text AS id, format('keeps %s, its movements say %s', ${KEPT}, coalesce(sum(m.amount), 0)) AS detail
      FROM purchase p LEFT JOIN purchase_movement m ON m.purchase_id = p.id
     GROUP BY p.id HAVING coalesce(sum(m.amount), 0) <> ${KEPT}`,
  },
  // Benefits are held for fully paid purchases only.
  purchase_held: {
    runs: 'nightly',
    query: `
    SELECT p.id::text AS id, format('keeps %s of %s, and is held: %s', ${KEPT}, p.amount, p.is_held) AS detail
      FROM purchase p WHERE p.is_held <> (p.captured >= p.amount AND ${KEPT} > 0)`,
  },
  // Held Plus has an unrevoked grant.
  purchase_grants: {
    runs: 'nightly',
    query: `
    SELECT p.id::text AS id, 'Plus was paid and not granted, or granted and not paid' AS detail
      FROM purchase p LEFT JOIN access_grant g ON g.id = p.grant_id
     WHERE p.benefit->>'kind' = 'plus'
       AND CASE WHEN p.is_held THEN g.id IS NULL OR g.revoked_at IS NOT NULL
                ELSE g.revoked_at IS NULL AND g.ends_at >
                     (SELECT max(booked_at) FROM purchase_movement WHERE purchase_id = p.id) END`,
  },
  // Bought coins are booked once, less revoked ones.
  purchase_coins: {
    runs: 'nightly',
    query: `
    SELECT p.id::text AS id, format('gave %s coins', coalesce(sum(e.amount), 0)) AS detail
      FROM purchase p
      LEFT JOIN ledger_transfer t ON t.subject_kind = 'purchase' AND t.subject_id = p.id::text
      LEFT JOIN (ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'player')
             ON e.transfer_id = t.id
     WHERE p.benefit->>'kind' = 'coins'
     GROUP BY p.id
    HAVING coalesce(sum(e.amount), 0) <>
           CASE WHEN p.is_held THEN (p.benefit->>'coins')::int ELSE p.coins_lost END`,
  },
};
