import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types } from 'pg';
import type { Db, Tables } from './db.ts';
import { guardPool } from './guard-pool.ts';
import { createStatementNames, noNames } from './statement-names.ts';
import { type Timeouts, WORK_TIMEOUTS } from './timeouts.ts';

export interface ConnectOptions {
  /** Limit of connections; the embedded database allows 100 in total. */
  readonly maxConnections?: number;
  /** `WORK_TIMEOUTS` by default. */
  readonly timeouts?: Timeouts;
  /** Called for each broken connection, which the pool replaces on demand. */
  readonly onLost?: (error: Error) => unknown;
  /** Whether statements are named, so that their plans are cached; true by default. */
  readonly namesStatements?: boolean;
}

/** Shared by all pools of this process. */
const statementNames = createStatementNames();

const DEFAULT_MAX_CONNECTIONS = 20;

/** Long, because a new connection has to log in, and plans each statement five times before it caches a plan. */
const MAX_IDLE_MS = 30 * 60_000;
/** Shorter than the idle timeouts of load balancers and firewalls, which are four minutes or more. */
const KEEP_ALIVE_AFTER_MS = 60_000;
/** Lifetime of a connection, whose memory in PostgreSQL grows with the number of its statements. */
const MAX_AGE_S = 60 * 60;

const INT8_OID = 20;
const DATE_OID = 1082;

/** Parses an int8. Money and ids are far below 2⁵³; larger values throw instead of being rounded. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

/** Type parsers: `date` stays `YYYY-MM-DD`, because a Date depends on a time zone; `timestamptz` becomes a Date. */
const parsers = new Map<number, (text: string) => unknown>([
  [INT8_OID, parseInt8],
  [DATE_OID, (text) => text],
]);

/** Conversions of database values, for `pg`. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format),
};

const poolOptions = (url: string, { timeouts = WORK_TIMEOUTS, maxConnections }: ConnectOptions) => ({
  connectionString: url,
  max: maxConnections ?? DEFAULT_MAX_CONNECTIONS,
  connectionTimeoutMillis: timeouts.connectMs,
  idleTimeoutMillis: MAX_IDLE_MS,
  maxLifetimeSeconds: MAX_AGE_S,
  statement_timeout: timeouts.statementMs,
  ...(timeouts.answerMs !== undefined && { query_timeout: timeouts.answerMs }),
  idle_in_transaction_session_timeout: timeouts.idleMs,
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
