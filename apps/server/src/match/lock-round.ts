import type { Selectable } from 'kysely';
import type { LockedMatch } from './locked-match.ts';
import type { MatchRoundTable } from './match.tables.ts';

/**
 * Locks the open round: waits for answers that are being written, and blocks later ones. Undefined without an open
 * round.
 */
export const lockRound = ({ tx, match }: LockedMatch): Promise<Selectable<MatchRoundTable> | undefined> =>
  tx
    .selectFrom('match_round')
    .selectAll()
    .where('match_id', '=', match.id)
    .where('round', '=', match.round)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
