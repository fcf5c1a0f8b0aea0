import { type RawBuilder, sql } from 'kysely';

/**
 * Hour in which a round opened: the expression of the index of rounds by question. Expects `opens_at` of
 * `match_round` in scope.
 */
export const askedHour: RawBuilder<Date> = sql`date_bin('1 hour', opens_at, timestamptz '2000-01-01 00:00:00+00')`;
