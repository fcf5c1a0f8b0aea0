import { DatabaseError } from 'pg';

/**
 * The database can't serve now: it is down, starting, unresponsive, full or overloaded. Whether a running COMMIT took
 * effect is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** SQLSTATEs of an unavailable database, by https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNAVAILABLE_STATES = [
  '08', // connection failure
  '25006', // read-only, as after a failover
  '25P03', // idle in a transaction for too long
  '28', // login refused
  '3D000', // no such database
  '53', // no disk, memory or connections left
  '57014', // a statement took too long
  '57P0', // shut down or starting up
  '58', // system or I/O error
];
/** Messages of `pg` and its pool about timeouts. */
const TIMEOUT_MESSAGE =
  /^(Query read timeout|timeout exceeded|timeout expired|Connection terminated due to connection timeout)/;
const READ_ONLY = '25006';

/** Whether the database failed, rather than the statement. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError)
    return UNAVAILABLE_STATES.some((state) => error.code?.startsWith(state));
  // These two are thrown for values; all other errors of `pg` itself concern the connection.
  return !(error instanceof TypeError || error instanceof RangeError);
}

/** Whether the connection is unusable after this error. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return isUnavailable(error);
  return error.severity === 'FATAL' || error.severity === 'PANIC' || error.code === READ_ONLY;
}

/** Whether a table changed since the statement was planned, such as by the migration of a newer server. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan must not change result type');

/** Whether the database timed out, so that another attempt would only wait as long again. */
export const isDatabaseTimeout = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable &&
  error.cause instanceof Error &&
  TIMEOUT_MESSAGE.test(error.cause.message);

/** Converts an error to the one that callers see. */
export function asUnavailable(error: unknown): unknown {
  if (!isUnavailable(error) || error instanceof DatabaseUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailable(`The database can't serve: ${reason}`, { cause: error });
}
