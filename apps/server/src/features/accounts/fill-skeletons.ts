import { sql } from 'kysely';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { skeletonOf } from './username-skeleton.ts';

const NAMES_AT_ONCE = 5_000;
const TRIES = 10;
const UNIQUE_VIOLATION = '23505';
/** Key of the lock, any number: servers that start at once do this one after the other. */
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

/** The first of several names that look alike has the skeleton; the others stay as they are, without one. */
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
    for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
      await fill(tx, names.slice(from, from + NAMES_AT_ONCE));
    }
  });

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;

/** Gives each name that was taken before there were skeletons its own, the oldest account's first. */
export async function fillSkeletons({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fillAll(db);
      return;
    } catch (error) {
      // A player signed up on another server at this very moment, with a name that looks like one of these.
      if (tries === TRIES || !isTaken(error)) throw error;
    }
  }
}
