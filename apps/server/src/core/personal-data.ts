import { sql } from 'kysely';
import type { Db, Tables, Tx } from '../lib/database/db.ts';

/** Column that refers to a player, such as `session.player_id`. */
export type PlayerColumn = { [T in keyof Tables]: `${T}.${string & keyof Tables[T]}` }[keyof Tables];

export interface ErasedPlayer {
  readonly id: string;
  /** Email address before the erasure. */
  readonly email: string | null;
}

/** Declaration of how a feature exports and erases the personal data in its tables. */
export interface PersonalData {
  /** Parts of a player's export, by name: at most ROWS_MAX rows each, without anything that is still secret. */
  readonly exports?: Readonly<Record<string, (db: Db, playerId: string) => Promise<unknown>>>;
  /** Columns by which a player's rows are found and deleted. */
  readonly erased?: readonly PlayerColumn[];
  /** Columns whose rows stay after the erasure, each with the reason. */
  readonly kept?: Partial<Readonly<Record<PlayerColumn, string>>>;
  /** Erases data that `erased` does not cover, in the same transaction. */
  erase?(tx: Tx, player: ErasedPlayer, now: Date): Promise<unknown>;
}

/** Limit of rows per part of an export, so that no call reads the whole database. */
export const ROWS_MAX = 100_000;

/** Erases a player's data by the declarations of all features. */
export async function erasePersonalData(
  tx: Tx,
  declared: readonly PersonalData[],
  player: ErasedPlayer,
  now: Date,
): Promise<void> {
  for (const data of declared) await data.erase?.(tx, player, now);
  for (const column of declared.flatMap(({ erased = [] }) => erased)) {
    const [table = '', name = ''] = column.split('.');
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(name)} = ${player.id}`.execute(tx);
  }
}

/** Reads all parts of a player's export. */
export async function exportPersonalData(
  db: Db,
  declared: readonly PersonalData[],
  playerId: string,
): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = {};
  for (const { exports = {} } of declared)
    for (const [name, read] of Object.entries(exports)) exported[name] = await read(db, playerId);
  return exported;
}
