/** Statements in one write to the database: a write takes more processor time than most statements. */
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { Db, Tx } from './db.ts';

type Rows<Queries extends readonly CompiledQuery<unknown>[]> = {
  [Place in keyof Queries]: Queries[Place] extends CompiledQuery<infer Row> ? readonly Row[] : never;
};

const COMMIT = CompiledQuery.raw('commit');

/** Sends all at once, and waits for all, so that none is still running afterwards. */
async function settle(
  connection: DatabaseConnection,
  queries: readonly CompiledQuery<unknown>[],
): Promise<PromiseSettledResult<QueryResult<unknown>>[]> {
  return await Promise.allSettled(queries.map((query) => connection.executeQuery(query)));
}

function resultOf<R>(settled: PromiseSettledResult<R> | undefined): R {
  if (!settled) throw new Error('Each statement has a result');
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

/**
 * Sends statements in one write. The database runs them one after the other, each with its own snapshot, as if each
 * were sent after the reply to the one before. Outside of a transaction each is committed alone. Returns the rows of
 * each; throws the first error.
 */
export async function sendTogether<const Queries extends readonly CompiledQuery<unknown>[]>(
  db: Db | Tx,
  queries: Queries,
): Promise<Rows<Queries>> {
  const settled = await db.getExecutor().provideConnection((connection) => settle(connection, queries));
  return settled.map((one) => resultOf(one).rows) as Rows<Queries>;
}

/** Rows of a statement after a commit; throws its error, which does not affect the commit. */
export type Behind<Row> = () => readonly Row[];

/**
 * Commits a transaction in one write with its last statements, followed by a statement that reads after the commit. No
 * statement of the transaction may follow.
 */
export async function commitWith<Row = never>(
  tx: Tx,
  last: readonly CompiledQuery<unknown>[],
  behind?: CompiledQuery<Row>,
): Promise<Behind<Row>> {
  const queries = [...last, COMMIT, ...(behind ? [behind] : [])];
  const settled = await tx.getExecutor().provideConnection((connection) => settle(connection, queries));
  // A statement that fails turns the commit into a rollback, and its error comes first.
  for (const one of settled.slice(0, last.length + 1)) resultOf(one);
  return () => (behind ? (resultOf(settled.at(-1)).rows as readonly Row[]) : []);
}
