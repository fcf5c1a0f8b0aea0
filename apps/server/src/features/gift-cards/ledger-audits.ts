import type { LedgerAudits } from '../../core/ledger-audits.ts';

export const giftCardAudits: LedgerAudits = {
  // Each redemption has a payment of its points, which were returned if it was refused.
  gift_card_payment: `
    SELECT r.id::text AS id, format('%s for %s points, %s were paid', r.status, r.points, paid.points) AS detail
      FROM gift_card_redemption r
      LEFT JOIN LATERAL (
             SELECT coalesce(-sum(e.amount), 0) AS points
               FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
              WHERE e.transfer_id IN (r.transfer_id, r.return_transfer_id)
                AND a.player_id = r.player_id AND a.currency = 'point') paid ON true
     WHERE (r.transfer_id IN (SELECT id FROM checked_transfer)
            OR r.return_transfer_id IN (SELECT id FROM checked_transfer))
       AND paid.points <> CASE r.status WHEN 'refused' THEN 0 ELSE r.points END`,
  gift_card_unpaid: `
    SELECT t.id::text AS id, t.reason AS detail FROM checked_transfer t
     WHERE t.reason = 'gift_card'
       AND NOT EXISTS (SELECT FROM gift_card_redemption r WHERE r.transfer_id = t.id)`,
  // Each redemption has a code of its card, unless it was refused.
  gift_card_code: `
    SELECT r.id::text AS id, format('%s with %s codes', r.status, count(c.id)) AS detail
      FROM gift_card_redemption r
      JOIN checked_transfer t ON t.id = r.transfer_id
      LEFT JOIN gift_card_code c ON c.redemption_id = r.id AND c.gift_card_id = r.gift_card_id
     GROUP BY r.id
    HAVING count(c.id) <> CASE r.status WHEN 'refused' THEN 0 ELSE 1 END`,
};
