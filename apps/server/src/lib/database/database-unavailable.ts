import { DatabaseError } from 'pg';

/**
 * The database can't serve just now: it is away, starting, hanging, full or too busy. The outcome of a COMMIT
 * under way is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** SQLSTATEs of an unavailable database, by https://www.postgresql.org/docs/current/errcodes-appendix.html */
const STATES_OF_TROUBLE = [
  '08', // the connection
  '25006', // read-only, as after a failover
  '25P03', // idle in a transaction for too long
  '28', // not let in
  '3D000', // no such database
  '53', // no disk, memory or connections left
  '57014', // a statement took too long
  '57P0', // shut down or starting up
  '58', // the system below it
];
/** Messages of `pg` and its pool about a silent database. */
const SILENCE =
  /^(Query read timeout|timeout exceeded|timeout expired|Connection terminated due to connection timeout)/;
const READ_ONLY = '25006';

/** Whether the database is in trouble, rather than the statement. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return STATES_OF_TROUBLE.some((state) => error.code?.startsWith(state));
  // These two are about values; all other errors of `pg` itself are about the connection.
  return !(error instanceof TypeError || error instanceof RangeError);
}

/** Whether the connection is unusable after this error. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return isUnavailable(error);
  return error.severity === 'FATAL' || error.severity === 'PANIC' || error.code === READ_ONLY;
}

/** Whether a table was changed since the statement was planned, as by the migration of a newer server. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.message.startsWith('cached plan must not change result type');

/** Whether the database was silent for so long that another wait is pointless. */
export const isSilence = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.cause instanceof Error && SILENCE.test(error.cause.message);

/** Converts an error to the one that callers see. */
export function asUnavailable(error: unknown): unknown {
  if (!isUnavailable(error) || error instanceof DatabaseUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailable(`The database can't serve: ${reason}`, { cause: error });
}
