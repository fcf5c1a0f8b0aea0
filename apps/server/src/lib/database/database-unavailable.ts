import { DatabaseError } from 'pg';

/**
 * The database can't serve just now: it is away, starts up, hangs, is full or too busy. The outcome of a COMMIT that
 * was under way is unknown.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** SQLSTATEs of a database in trouble, by https://www.postgresql.org/docs/current/errcodes-appendix.html */
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

/** Tells if the database is in trouble, rather than the statement it was asked for. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return STATES_OF_TROUBLE.some((state) => error.code?.startsWith(state));
  // These two are about values; everything else that `pg` itself throws is about the connection.
  return !(error instanceof TypeError || error instanceof RangeError);
}

/** Tells if the connection that this error came over is of no use any more. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return isUnavailable(error);
  return error.severity === 'FATAL' || error.severity === 'PANIC' || error.code === READ_ONLY;
}

/** Tells if the database said nothing for so long that nobody is to wait for it once more. */
export const isSilence = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.cause instanceof Error && SILENCE.test(error.cause.message);

/** The error as callers are to see it. */
export function asUnavailable(error: unknown): unknown {
  if (!isUnavailable(error) || error instanceof DatabaseUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new DatabaseUnavailable(`The database can't serve: ${reason}`, { cause: error });
}
