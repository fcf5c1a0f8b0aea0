import type { Operator } from '@trivia/contract/billing/operators.ts';
import type { Db } from '../../../lib/database/db.ts';

/** Current subscription of a number, of which there is at most one. */
export const findLive = (db: Db, { slug, serviceId }: Operator, number: string) =>
  db
    .selectFrom('subscription')
    .select(['id', 'state', 'player_id'])
    .where('operator', '=', slug)
    .where('service_id', '=', serviceId)
    .where('phone_number', '=', number)
    .where('state', 'not in', ['cancelled', 'ended'])
    .executeTakeFirst();
