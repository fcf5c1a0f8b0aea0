import type { Kysely, Transaction } from 'kysely';

/** Tables by name. `tables.ts` adds those of all layers, so that this layer imports none of them. */
// biome-ignore lint/suspicious/noEmptyInterface: `tables.ts` fills it by augmentation.
export interface Tables {}

export type Db = Kysely<Tables>;
/** Open transaction, which every call inside one takes as a parameter. */
export type Tx = Transaction<Tables>;
