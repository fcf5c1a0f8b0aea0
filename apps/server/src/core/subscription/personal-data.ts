import type { Db } from '../../lib/database/db.ts';
import type { PersonalData } from '../personal-data.ts';

const accessGrants = (db: Db, playerId: string) =>
  db
    .selectFrom('access_grant')
    .select(['source', 'starts_at', 'ends_at', 'revoked_at'])
    .where('player_id', '=', playerId)
    .execute();

export const subscriptionData: PersonalData = {
  exports: { accessGrants },
  kept: { 'access_grant.player_id': 'What was bought is part of the books.' },
};
