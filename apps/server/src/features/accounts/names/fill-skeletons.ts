import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { skeletonOf } from './username-skeleton.ts';

const BATCH_SIZE = 5_000;
const TRIES = 10;
const UNIQUE_VIOLATION = '23505';
/** Advisory lock (any free number) that lets one starting server at a time fill in skeletons. */
const FILL_LOCK = 7_310_056;

interface Named {
  readonly id: string;
  readonly username: string;
}

async function listUnfilled(tx: Tx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    SELECT id, username FROM player WHERE username IS NOT NULL AND username_skeleton IS NULL
     ORDER BY created_at, id`.execute(tx);
  return rows;
}

/** Fills in skeletons. Of several names that look alike, only the first gets one. */
async function fill(tx: Tx, names: readonly Named[]): Promise<void> {
  const bySkeleton = new Map(names.toReversed().map(({ id, username }) => [skeletonOf(username), id]));
  await sql`
    UPDATE player p SET username_skeleton = n.skeleton
      FROM unnest(${[...bySkeleton.values()]}::uuid[], ${[...bySkeleton.keys()]}::text[]) AS n (id, skeleton)
     WHERE p.id = n.id
       AND NOT EXISTS (SELECT FROM player o WHERE o.username_skeleton = n.skeleton)`.execute(tx);
}

const fillAll = (db: Deps['db']) =>
  inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${FILL_LOCK})`.execute(tx);
    const names = await listUnfilled(tx);
    for (let from = 0; from < names.length; from += BATCH_SIZE) {
      await fill(tx, names.slice(from, from + BATCH_SIZE));
    }
  });

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** Fills in the skeletons of names from before skeletons existed, oldest account first. */
export async function fillSkeletons({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fillAll(db);
      return;
    } catch (error) {
      // A player with a similar name signed up on another server meanwhile.
      if (tries === TRIES || !isTaken(error)) throw error;
    }
  }
}
