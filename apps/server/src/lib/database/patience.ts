/** Time limits of a server towards its database, in milliseconds. */
export interface Patience {
  /** Time to wait for a free or a new connection. */
  readonly connectMs: number;
  /** Time after which PostgreSQL cancels a statement. */
  readonly statementMs: number;
  /** Silence after which the connection is given up; undefined: never. */
  readonly answerMs: number | undefined;
  /** Time for which a transaction may be idle while it holds locks. */
  readonly idleMs: number;
}

/** Limits for calls: players get a reply or an error within 5 s. */
export const CALL_PATIENCE: Patience = {
  connectMs: 3_500,
  statementMs: 3_500,
  answerMs: 4_000,
  idleMs: 10_000,
};

/** Limits for the match clock: after an outage servers wait for the one that moves the times of all matches. */
export const CLOCK_PATIENCE: Patience = { ...CALL_PATIENCE, statementMs: 9_000, answerMs: 10_000 };

/**
 * Limits for long work: imports, corrections and the check of the whole ledger. Migrations lift even these.
 */
export const WORK_PATIENCE: Patience = {
  connectMs: 10_000,
  statementMs: 5 * 60_000,
  answerMs: undefined,
  idleMs: 30_000,
};
