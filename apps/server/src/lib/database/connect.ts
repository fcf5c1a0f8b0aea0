import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { Tables } from '../../tables.ts';
import type { Db } from '../deps.ts';

export interface ConnectOptions {
  /** Connections at most; the embedded database has 100 for everything. */
  readonly maxConnections?: number;
  readonly onIdleError?: (error: Error) => unknown;
}

const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction that its server forgot must not hold its locks for ever. */
const IDLE_TRANSACTION_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
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

/** The types of `pg` leave out what Kysely asks of a pool. */
const hasOptions = (pool: Pool): pool is Pool & { options: object } => 'options' in pool;

/** Connections to the database at an address. `db.destroy()` closes them. */
export function connectDatabase(url: string, options: ConnectOptions = {}): Db {
  const { maxConnections = DEFAULT_MAX_CONNECTIONS, onIdleError = () => {} } = options;
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    application_name: 'trivia',
    keepAlive: true,
    types: valueTypes,
  });
  // A connection that dies while nobody uses it is replaced by the next one that is asked for.
  pool.on('error', onIdleError);
  if (!hasOptions(pool)) throw new TypeError('This version of pg is unknown');
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
