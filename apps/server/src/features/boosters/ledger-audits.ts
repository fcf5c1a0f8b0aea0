import type { LedgerAudits } from '../../core/ledger-audits.ts';

export const boosterAudits: LedgerAudits = {
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
