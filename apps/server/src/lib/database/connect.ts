import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { Tables } from '../../tables.ts';
import type { Db } from '../deps.ts';
import { guardPool } from './guard-pool.ts';
import { type Patience, WORK_PATIENCE } from './patience.ts';

export interface ConnectOptions {
  /** Connections at most; the embedded database has 100 for everything. */
  readonly maxConnections?: number;
  /** That of long work when left out. */
  readonly patience?: Patience;
  /** Hears of each connection that broke. It is replaced by itself when the next one is asked for. */
  readonly onLost?: (error: Error) => unknown;
}

const DEFAULT_MAX_CONNECTIONS = 20;

const INT8_OID = 20;
const DATE_OID = 1082;

/** Money and ids are far below 2⁵³; what is not is an error, never a rounded number. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** A day stays `YYYY-MM-DD`, since as a Date it would depend on a time zone; `timestamptz` comes as a Date. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8_OID, parseInt8],
  [DATE_OID, (text) => text],
]);

/** How values of the database become values of ours; for `pg`. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format),
};

const poolOptions = (url: string, { patience = WORK_PATIENCE, maxConnections }: ConnectOptions) => ({
  connectionString: url,
  max: maxConnections ?? DEFAULT_MAX_CONNECTIONS,
  connectionTimeoutMillis: patience.connectMs,
  statement_timeout: patience.statementMs,
  ...(patience.answerMs !== undefined && { query_timeout: patience.answerMs }),
  idle_in_transaction_session_timeout: patience.idleMs,
  application_name: 'trivia',
  keepAlive: true,
  types: valueTypes,
});

/** Connections to the database at an address. `db.destroy()` closes them. */
export function connectDatabase(url: string, options: ConnectOptions = {}): Db {
  const { onLost = () => {} } = options;
  const pool = new Pool(poolOptions(url, options));
  // A connection emits errors of its own while it is in use, those of idle ones the pool emits, too.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guardPool(pool) }) });
}
