import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../lib/database/db.ts';

const SEED_BYTES = 32;

/** Creates a random seed, in hex. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** Commitment to a seed that is still secret: SHA-256 of its digits, in hex. */
export const seedHashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

const findSeed = (db: Db, playerId: string) =>
  db.selectFrom('next_seed').select('seed').where('player_id', '=', playerId).executeTakeFirst();

/** Creates the next seed; concurrent calls return the same one. */
const makeSeed = (db: Db, playerId: string, nowMs: number) =>
  db
    .insertInto('next_seed')
    .values({ player_id: playerId, seed: newSeed(), created_at: new Date(nowMs) })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet((eb) => ({ seed: eb.ref('next_seed.seed') })),
    )
    .returning('seed')
    .executeTakeFirstOrThrow();

/** Hash of the seed for the player's next solo match; creates a seed if there is none. */
export async function readNextSeedHash(db: Db, playerId: string, nowMs: number): Promise<string> {
  const { seed } = (await findSeed(db, playerId)) ?? (await makeSeed(db, playerId, nowMs));
  return seedHashOf(seed);
}

/** Takes the seed whose hash the player was shown; undefined without one. */
export async function consumeNextSeed(tx: Tx, playerId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('next_seed')
    .where('player_id', '=', playerId)
    .returning('seed')
    .executeTakeFirst();
  return row?.seed;
}
