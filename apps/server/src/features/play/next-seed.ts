import { createHash } from 'node:crypto';
import { newSeed } from '../../engine/start-match.ts';
import type { Db, Tx } from '../../lib/deps.ts';

/** What a seed is told by before it may be seen: SHA-256 of its digits, in hex. */
export const seedHashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The hash of the seed that the player's next solo match will have, made if there is none yet. */
export async function readNextSeedHash(db: Db, playerId: string, nowMs: number): Promise<string> {
  await db
    .insertInto('next_seed')
    .values({ player_id: playerId, seed: newSeed(), created_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seed } = await db
    .selectFrom('next_seed')
    .select('seed')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  return seedHashOf(seed);
}

/** Takes the seed whose hash the player may have seen; undefined when they never asked for it. */
export async function takeNextSeed(tx: Tx, playerId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('next_seed')
    .where('player_id', '=', playerId)
    .returning('seed')
    .executeTakeFirst();
  return row?.seed;
}
