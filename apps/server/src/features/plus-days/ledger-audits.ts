import type { LedgerAudits } from '../../core/ledger-audits.ts';

export const plusDaysAudits: LedgerAudits = {
  // Each redemption of Plus days has a payment of its points.
  plus_days_payment: `
    SELECT r.id::text AS id, format('%s points, %s were paid', r.points, paid.points) AS detail
      FROM plus_days_redemption r JOIN checked_transfer t ON t.id = r.transfer_id
      LEFT JOIN LATERAL (
             SELECT coalesce(-sum(e.amount), 0) AS points
               FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
              WHERE e.transfer_id = r.transfer_id AND a.player_id = r.player_id AND a.currency = 'point') paid ON true
     WHERE paid.points <> r.points`,
  plus_days_unpaid: `
    SELECT t.id::text AS id, t.reason AS detail FROM checked_transfer t
     WHERE t.reason = 'plus_days'
       AND NOT EXISTS (SELECT FROM plus_days_redemption r WHERE r.transfer_id = t.id)`,
  // Each redemption of Plus days has a grant of its full length.
  plus_days_grant: `
    SELECT r.id::text AS id, format('%s days, granted %s', r.days, g.ends_at - g.starts_at) AS detail
      FROM plus_days_redemption r
      JOIN checked_transfer t ON t.id = r.transfer_id
      JOIN access_grant g ON g.id = r.grant_id
     WHERE g.player_id <> r.player_id OR g.source <> 'points'
        OR g.ends_at - g.starts_at <> make_interval(hours => 24 * r.days)`,
};
