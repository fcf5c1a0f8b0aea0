import { sql } from 'kysely';
import type { Db, Tx } from '../deps.ts';
import type { Tables } from '../tables.ts';

/** Column that refers to a player, such as `session.player_id`. */
export type PlayerColumn = { [T in keyof Tables]: `${T}.${string & keyof Tables[T]}` }[keyof Tables];

export interface ErasedPlayer {
  readonly id: string;
  /** Address of the account until now. */
  readonly email: string | null;
}

/** A feature declares here how the data of players in its tables is exported and erased. */
export interface PersonalData {
  /** Parts of a player's download, by name. At most ROWS_MAX rows each, and nothing that is still secret. */
  readonly exports?: Readonly<Record<string, (db: Db, playerId: string) => Promise<unknown>>>;
  /** Rows whose column names the player are deleted. */
  readonly erased?: readonly PlayerColumn[];
  /** Rows that stay when the player is erased, by their column, each with the reason. */
  readonly kept?: Partial<Readonly<Record<PlayerColumn, string>>>;
  /** Erases data that no column of `erased` finds, in the same transaction. */
  erase?(tx: Tx, player: ErasedPlayer, now: Date): Promise<unknown>;
}

/** Rows of one kind that a download holds at most, so that no call reads the whole database. */
export const ROWS_MAX = 100_000;

/** Erases a player from everything that the features declare. */
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

/** Reads every part of a player's download. */
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
