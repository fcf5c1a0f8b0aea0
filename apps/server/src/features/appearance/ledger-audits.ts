import type { LedgerAudits } from '../../core/ledger-audits.ts';

export const appearanceAudits: LedgerAudits = {
  // Cosmetics that were paid for are owned, as long as the account exists.
  cosmetics: `
    SELECT t.id::text AS id, format('%s was paid for, and is not there', t.subject_id) AS detail
      FROM checked_transfer t
      JOIN ledger_entry e ON e.transfer_id = t.id
      JOIN ledger_account a ON a.id = e.account_id AND a.player_id IS NOT NULL
      JOIN player p ON p.id = a.player_id AND p.erased_at IS NULL
     WHERE t.reason = 'accessory_purchase'
       AND NOT EXISTS (SELECT FROM player_cosmetic c
                        WHERE c.transfer_id = t.id AND c.player_id = a.player_id AND c.cosmetic_id = t.subject_id)`,
};
