/** Question pool, stored as immutable editions, so that draws can be verified later. */
import { createHash } from 'node:crypto';
import type { PoolCell } from '@trivia/rules/draw.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../lib/database/db.ts';

export interface Pool {
  readonly revision: number;
  readonly cells: readonly PoolCell[];
}

/** Advisory lock (any free number) that serialises changes of the pool. */
const POOL_LOCK = 7_310_003;
/** Editions in a server's cache; matches draw from the latest one. */
const KEPT = 3;
const cellsByHash = new Map<string, readonly PoolCell[]>();

async function collectCells(tx: Tx): Promise<readonly PoolCell[]> {
  const rows = await tx
    .selectFrom('question')
    .select(['category_id', 'difficulty'])
    .select(sql<string[]>`array_agg(id ORDER BY id COLLATE "C")`.as('ids'))
    .where('status', '=', 'published')
    .groupBy(['category_id', 'difficulty'])
    .orderBy('category_id')
    .orderBy('difficulty')
    .execute();
  return rows.map(({ category_id, difficulty, ids }) => ({
    categoryId: category_id,
    difficulty,
    questionIds: ids,
  }));
}

const findLatest = (db: Db) =>
  db
    .selectFrom('question_pool')
    .select(['revision', 'content_hash'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Creates a new edition if the published questions changed. Call it in the transaction that changed them. */
export async function recordPool(tx: Tx, nowMs: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${POOL_LOCK})`.execute(tx);
  const cells = JSON.stringify(await collectCells(tx));
  const content_hash = createHash('sha256').update(cells).digest('hex');
  if ((await findLatest(tx))?.content_hash === content_hash) return;
  const created_at = new Date(nowMs);
  await tx.insertInto('question_pool').values({ content_hash, cells, created_at }).execute();
}

function keep(hash: string, cells: readonly PoolCell[]): void {
  cellsByHash.set(hash, cells);
  const [oldest] = cellsByHash.keys();
  if (cellsByHash.size > KEPT && oldest !== undefined) cellsByHash.delete(oldest);
}

/** Identifies an edition of the pool. */
export interface PoolName {
  readonly revision: number;
  readonly contentHash: string;
}

/** Latest edition, from which matches draw, as JSON of a `PoolName`; null before there are any questions. */
export const latestPoolName = sql<PoolName | null>`(
  SELECT json_build_object('revision', revision, 'contentHash', content_hash)
    FROM question_pool ORDER BY revision DESC LIMIT 1)`;

/** Edition by its name, cached after the first read. */
export async function readNamedPool(db: Db, { revision, contentHash }: PoolName): Promise<Pool | undefined> {
  const known = cellsByHash.get(contentHash);
  if (known) return { revision, cells: known };
  const found = await findPool(db, revision);
  if (found) keep(contentHash, found.cells);
  return found;
}

/** Latest edition. Undefined before there are any questions. */
export async function readPool(db: Db): Promise<Pool | undefined> {
  const { name } = await db.selectNoFrom(latestPoolName.as('name')).executeTakeFirstOrThrow();
  return name ? await readNamedPool(db, name) : undefined;
}

/** Reads an edition by its number. */
export async function findPool(db: Db, revision: number) {
  const row = await db
    .selectFrom('question_pool')
    .selectAll()
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && { revision, cells: row.cells, createdAtMs: row.created_at.getTime() };
}
