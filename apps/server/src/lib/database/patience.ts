/** Times that a server waits for its database before it goes without, in milliseconds. */
export interface Patience {
  /** Time to wait for a connection: one that is free, or a new one. */
  readonly connectMs: number;
  /** Time after which PostgreSQL itself gives up on a statement. */
  readonly statementMs: number;
  /** Time after which a silent database is given up on, with the connection; undefined: never. */
  readonly answerMs: number | undefined;
  /** Time for which a transaction may do nothing while it holds locks. */
  readonly idleMs: number;
}

/** A player waits 5 s at most for an answer, be it that there is none. */
export const CALL_PATIENCE: Patience = {
  connectMs: 3_500,
  statementMs: 3_500,
  answerMs: 4_000,
  idleMs: 10_000,
};

/** The clocks of all matches are moved by one statement after an outage. */
export const CLOCK_PATIENCE: Patience = { ...CALL_PATIENCE, statementMs: 9_000, answerMs: 10_000 };

/** Imports, corrections and the check of the whole ledger may take long; migrations lift even this limit. */
export const WORK_PATIENCE: Patience = {
  connectMs: 10_000,
  statementMs: 5 * 60_000,
  answerMs: undefined,
  idleMs: 30_000,
};
