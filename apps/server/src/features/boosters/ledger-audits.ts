import type { LedgerAudits } from '../../core/ledger-audits.ts';

export const boosterAudits: LedgerAudits = {
  // A player's boosters are those granted minus those used.
  boosters: `
    SELECT b.player_id::text AS id,
           format('%s: holds %s, was given %s and used %s', b.type, b.quantity, given.count, used.count) AS detail
      FROM checked_player c
      JOIN player_booster b ON b.player_id = c.player_id
     CROSS JOIN LATERAL (SELECT coalesce(sum(quantity), 0) AS count FROM booster_grant
                          WHERE player_id = b.player_id AND type = b.type) given
     CROSS JOIN LATERAL (SELECT count(*) AS count FROM match_booster
                          WHERE player_id = b.player_id AND type = b.type) used
     WHERE b.quantity <> given.count - used.count`,
};
