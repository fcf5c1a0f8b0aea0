import type { Operator } from '@trivia/contract/billing/operators.ts';
import type { Db } from '../../../deps.ts';

/** Subscription of a number that is not over. There is one at most. */
export const findLive = (db: Db, { slug, serviceId }: Operator, number: string) =>
  db
    .selectFrom('subscription')
    .select(['id', 'state', 'player_id'])
    .where('operator', '=', slug)
    .where('service_id', '=', serviceId)
    .where('phone_number', '=', number)
    .where('state', 'not in', ['cancelled', 'ended'])
    .executeTakeFirst();
