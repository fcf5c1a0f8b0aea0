/** Database timeouts, in milliseconds. */
export interface Timeouts {
  /** Time to wait for a free or a new connection. */
  readonly connectMs: number;
  /** Time after which PostgreSQL cancels a statement. */
  readonly statementMs: number;
  /** Time without a reply after which the connection is closed; undefined: never. */
  readonly answerMs: number | undefined;
  /** Time for which a transaction may be idle while it holds locks. */
  readonly idleMs: number;
}

/** Timeouts of calls: players get a reply or an error within 5 s. */
export const CALL_TIMEOUTS: Timeouts = {
  connectMs: 3_500,
  statementMs: 3_500,
  answerMs: 4_000,
  idleMs: 10_000,
};

/** Timeouts of the match clock: after an outage, servers wait for the one that shifts the times of all matches. */
export const CLOCK_TIMEOUTS: Timeouts = { ...CALL_TIMEOUTS, statementMs: 9_000, answerMs: 10_000 };

/** Timeouts of long work: imports, corrections and the full check of the ledger. Migrations have none. */
export const WORK_TIMEOUTS: Timeouts = {
  connectMs: 10_000,
  statementMs: 5 * 60_000,
  answerMs: undefined,
  idleMs: 30_000,
};
