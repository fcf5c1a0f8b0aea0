import { type RawBuilder, sql } from 'kysely';

/**
 * Hour in which a round opened, as the index of a question's rounds has it. Expects `opens_at` of `match_round` in
 * scope.
 */
export const askedHour: RawBuilder<Date> = sql`date_bin('1 hour', opens_at, timestamptz '2000-01-01 00:00:00+00')`;
