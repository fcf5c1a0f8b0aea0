import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { Db } from '../../deps.ts';
import type { Tables } from '../../tables.ts';
import { guardPool } from './guard-pool.ts';
import { type Patience, WORK_PATIENCE } from './patience.ts';
import { createStatementNames, noNames } from './statement-names.ts';

export interface ConnectOptions {
  /** Limit of connections; the embedded database has 100 in total. */
  readonly maxConnections?: number;
  /** `WORK_PATIENCE` by default. */
  readonly patience?: Patience;
  /** Called for each broken connection, which the pool replaces on demand. */
  readonly onLost?: (error: Error) => unknown;
  /** Whether statements have names, so that their plans are kept; true by default. */
  readonly namesStatements?: boolean;
}

/** Shared by all pools of this process. */
const statementNames = createStatementNames();

const DEFAULT_MAX_CONNECTIONS = 20;

/** Long, since a new connection logs in and plans each statement five times before it keeps a plan. */
const MAX_REST_MS = 30 * 60_000;
/** Sooner than balancers and firewalls drop a silent connection, which is after four minutes or more. */
const KEEP_ALIVE_AFTER_MS = 60_000;
/** PostgreSQL's memory of a connection grows with the statements that it has seen. */
const MAX_AGE_S = 60 * 60;

const INT8_OID = 20;
const DATE_OID = 1082;

/**
 * Parses an int8. Money and ids are far below 2⁵³; anything larger is an error instead of a rounded number.
 */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** Dates stay `YYYY-MM-DD`, since a Date would depend on a time zone; `timestamptz` becomes a Date. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8_OID, parseInt8],
  [DATE_OID, (text) => text],
]);

/** Conversions of database values, for `pg`. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format),
};

const poolOptions = (url: string, { patience = WORK_PATIENCE, maxConnections }: ConnectOptions) => ({
  connectionString: url,
  max: maxConnections ?? DEFAULT_MAX_CONNECTIONS,
  connectionTimeoutMillis: patience.connectMs,
  idleTimeoutMillis: MAX_REST_MS,
  maxLifetimeSeconds: MAX_AGE_S,
  statement_timeout: patience.statementMs,
  ...(patience.answerMs !== undefined && { query_timeout: patience.answerMs }),
  idle_in_transaction_session_timeout: patience.idleMs,
  application_name: 'trivia',
  // Lets a transaction begin in the round trip of its first statement.
  pipeline: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  types: valueTypes,
});

/** Opens a pool for a database address. `db.destroy()` closes it. */
export function connectDatabase(url: string, options: ConnectOptions = {}): Db {
  const { onLost = () => {}, namesStatements = true } = options;
  const pool = new Pool(poolOptions(url, options));
  // A connection in use emits its own errors; the pool emits those of idle ones.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: guardPool(pool, namesStatements ? statementNames : noNames) }),
  });
}
