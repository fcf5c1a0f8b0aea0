import { type RawBuilder, sql } from 'kysely';

/** `ANY ($1)`, for use after `=`: one text for lists of any length, so that the plan of a statement is kept. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`ANY (${values})`;
