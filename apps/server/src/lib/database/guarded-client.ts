import type { Socket } from 'node:net';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { asUnavailable, endsConnection, isStalePlan } from './database-unavailable.ts';
import type { StatementNames } from './statement-names.ts';

/** Part of `pg`'s client that Kysely's types leave out. */
interface NamedQueries {
  /** The socket, which `pg` corks around the messages of a statement. */
  readonly connection?: { readonly stream: Pick<Socket, 'cork' | 'uncork'> };
  query<R>(statement: {
    readonly name: string;
    readonly text: string;
    readonly values: readonly unknown[];
  }): Promise<PostgresQueryResult<R>>;
}

const beginning = /^(begin|start transaction)\b/i;
const ending = /^(commit|rollback)$/i;

/** Reply to control statements that are not sent. */
const unsent = { command: 'SELECT', rowCount: 0, rows: [] } as const;

/**
 * Connection that is closed at once when it breaks or times out, so that it delays nobody and holds no lock.
 * Statements of one turn of the event loop share a write. A transaction begins in the write of its first statement.
 */
export class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  /** Counts changes of tables, each of which invalidates earlier plans. */
  #generation = 0;
  /** Pending statement that begins a transaction, to be sent with the next one. */
  #toBegin: string | undefined;
  /** Whether a transaction is open whose end has not been sent. */
  #isInTransaction = false;
  #isCorked = false;
  /** Error that broke the connection; every later statement fails with it. */
  #breakdown: unknown;

  constructor(client: PoolClient, names: StatementNames) {
    this.#client = client;
    this.#names = names;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new TypeError('Nothing is streamed');
    if (beginning.test(text)) return this.#begin(text);
    return ending.test(text) ? this.#end<R>(text) : this.#ask<R>(text, values);
  }

  release(mustClose?: boolean): void {
    this.#toBegin = undefined;
    this.#isInTransaction = false;
    this.#client.release(mustClose);
  }

  #begin(text: string): Promise<PostgresQueryResult<never>> {
    this.#toBegin = text;
    this.#isInTransaction = true;
    return Promise.resolve({ ...unsent, rows: [] });
  }

  /** Ends a transaction, unless nothing of it was sent, or its end was sent with its last statement. */
  #end<R>(text: string): Promise<PostgresQueryResult<R>> {
    const isEmpty = this.#toBegin !== undefined || !this.#isInTransaction;
    this.#toBegin = undefined;
    this.#isInTransaction = false;
    return isEmpty ? Promise.resolve({ ...unsent, rows: [] }) : this.#ask<R>(text, []);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#breakdown) throw this.#breakdown;
    const isAlone = !this.#isInTransaction;
    try {
      this.#writeOnce();
      return await (this.#toBegin === undefined
        ? this.#run<R>(text, values)
        : this.#beginAndRun<R>(this.#toBegin, text, values));
    } catch (error) {
      if (isStalePlan(error)) {
        this.#generation += 1;
        // Inside a transaction, the whole of it has failed, and `inTransaction` retries it.
        if (isAlone) return await this.#ask<R>(text, values);
      }
      const refusal = asUnavailable(error);
      if (endsConnection(error)) this.#breakDown(refusal);
      throw refusal;
    }
  }

  /** Buffers writes until the end of this turn. */
  #writeOnce(): void {
    const { connection }: PostgresPoolClient & NamedQueries = this.#client;
    if (this.#isCorked || !connection) return;
    const { stream } = connection;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  /** Sends both statements. If the first fails, the connection is broken, and the second fails too. */
  async #beginAndRun<R>(
    begin: string,
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    this.#toBegin = undefined;
    const [, result] = await Promise.all([this.#client.query(begin, []), this.#run<R>(text, values)]);
    return result;
  }

  /**
   * Runs a statement, by name if it has parameters. Statements without parameters are unique or control statements.
   */
  #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 ? this.#names.of(text) : undefined;
    const client: PostgresPoolClient & NamedQueries = this.#client;
    if (name === undefined) return client.query<R>(text, values);
    return client.query<R>({ name: `${name}_${this.#generation}`, text, values });
  }

  #breakDown(reason: unknown): void {
    this.#breakdown = reason;
    // The pool replaces it as soon as it is released.
    void this.#client.end();
  }
}
