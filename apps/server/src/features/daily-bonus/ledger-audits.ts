import type { LedgerAudits } from '../../core/ledger-audits.ts';

export const dailyBonusAudits: LedgerAudits = {
  // Each claim has a payment of its coins.
  daily_bonus_payment: `
    SELECT c.player_id::text AS id, format('%s: %s coins, %s were paid', c.day, c.coins, paid.coins) AS detail
      FROM daily_bonus_claim c JOIN checked_transfer t ON t.id = c.transfer_id
      LEFT JOIN LATERAL (
             SELECT coalesce(sum(e.amount), 0) AS coins
               FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
              WHERE e.transfer_id = c.transfer_id AND a.player_id = c.player_id AND a.currency = 'coin') paid ON true
     WHERE paid.coins <> c.coins`,
  // Each payment has a claim, as long as the account exists.
  daily_bonus_unclaimed: `
    SELECT t.id::text AS id, t.idempotency_key AS detail
      FROM checked_transfer t JOIN player p ON p.id::text = t.subject_id AND p.erased_at IS NULL
     WHERE t.reason = 'daily_bonus'
       AND NOT EXISTS (SELECT FROM daily_bonus_claim c WHERE c.transfer_id = t.id)`,
  // The days of a row are consecutive and start at 1.
  daily_bonus_row: `
    SELECT c.player_id::text AS id, format('%s is day %s of its row', c.day, c.day_of_row) AS detail
      FROM daily_bonus_claim c JOIN checked_transfer t ON t.id = c.transfer_id
      LEFT JOIN daily_bonus_claim before ON before.player_id = c.player_id AND before.day = c.day - 1
     WHERE c.day_of_row <> coalesce(before.day_of_row, 0) + 1`,
};
