/** How long a server waits for its database before it goes without, in milliseconds. */
export interface Patience {
  /** For a connection: one that is free, or a new one. */
  readonly connectMs: number;
  /** After which PostgreSQL itself gives up on a statement. */
  readonly statementMs: number;
  /** After which a database that says nothing at all is given up on, with the connection; undefined: never. */
  readonly answerMs: number | undefined;
  /** How long a transaction may do nothing while it holds locks. */
  readonly idleMs: number;
}

/** A player waits 5 s at most for an answer, be it that there is none. */
export const CALL_PATIENCE: Patience = {
  connectMs: 3_500,
  statementMs: 3_500,
  answerMs: 4_000,
  idleMs: 10_000,
};

/** After an outage the clocks of all matches are moved by one statement. */
export const CLOCK_PATIENCE: Patience = { ...CALL_PATIENCE, statementMs: 9_000, answerMs: 10_000 };

/** Imports, corrections and the check of the whole ledger may take long; migrations lift even this limit. */
export const WORK_PATIENCE: Patience = {
  connectMs: 10_000,
  statementMs: 5 * 60_000,
  answerMs: undefined,
  idleMs: 30_000,
};
