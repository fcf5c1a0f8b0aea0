import { type RawBuilder, sql } from 'kysely';

/**
 * `ANY ($1)`, for use after `=`. Unlike `IN`, its text does not depend on the length of the list, so the plan is
 * reused.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`ANY (${values})`;
