import type { Socket } from 'node:net';
import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { asUnavailable, endsConnection, isStalePlan } from './database-unavailable.ts';
import type { StatementNames } from './statement-names.ts';

/** Part of `pg`'s client that Kysely's types leave out. */
interface NamedQueries {
  /** The socket, as `pg` itself corks it around the messages of a statement. */
  readonly connection?: { readonly stream: Pick<Socket, 'cork' | 'uncork'> };
  query<R>(statement: {
    readonly name: string;
    readonly text: string;
    readonly values: readonly unknown[];
  }): Promise<PostgresQueryResult<R>>;
}

const beginning = /^(begin|start transaction)\b/i;
const ending = /^(commit|rollback)$/i;

/**
 * Connection that is closed at once when it breaks or stays silent, so that nothing waits for it and it holds
 * no lock. A transaction begins with its first statement, in one round trip.
 */
export class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  /** Counts the changes of tables, each of which makes the plans before it unusable. */
  #generation = 0;
  /** Statement that begins a transaction, and was not sent yet. */
  #toBegin: string | undefined;
  /** Error that broke the connection, which every later statement gets, too. */
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
    const isEmpty = this.#toBegin !== undefined && ending.test(text);
    if (!isEmpty && !beginning.test(text)) return this.#ask<R>(text, values);
    this.#toBegin = isEmpty ? undefined : text;
    return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
  }

  release(mustClose?: boolean): void {
    this.#toBegin = undefined;
    this.#client.release(mustClose);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#breakdown) throw this.#breakdown;
    try {
      return await (this.#toBegin === undefined
        ? this.#run<R>(text, values)
        : this.#beginAndRun<R>(this.#toBegin, text, values));
    } catch (error) {
      if (isStalePlan(error)) {
        this.#generation += 1;
        // A transaction has failed as a whole, and `inTransaction` repeats it.
        if (this.#client.getTransactionStatus() === 'I') return await this.#ask<R>(text, values);
      }
      const refusal = asUnavailable(error);
      if (endsConnection(error)) this.#breakDown(refusal);
      throw refusal;
    }
  }

  /** Sends both in one write. If the first fails, the connection is lost, and the second fails alike. */
  async #beginAndRun<R>(
    begin: string,
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<R>> {
    this.#toBegin = undefined;
    const client: PostgresPoolClient & NamedQueries = this.#client;
    client.connection?.stream.cork();
    const both = Promise.all([client.query(begin, []), this.#run<R>(text, values)]);
    client.connection?.stream.uncork();
    const [, result] = await both;
    return result;
  }

  /** Runs a statement, by its name if it has parameters. Those without are texts of their own, or control. */
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
