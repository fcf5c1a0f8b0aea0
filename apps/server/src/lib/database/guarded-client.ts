import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { asUnavailable, endsConnection } from './database-unavailable.ts';

/**
 * Connection that is closed at once when it breaks or stays silent, so that nothing waits for it and it holds
 * no lock.
 */
export class GuardedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  /** Error that broke the connection, which every later statement gets, too. */
  #breakdown: unknown;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new TypeError('Nothing is streamed');
    return this.#ask<R>(text, values);
  }

  release(mustClose?: boolean): void {
    this.#client.release(mustClose);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (this.#breakdown) throw this.#breakdown;
    const client: PostgresPoolClient = this.#client;
    try {
      return await client.query<R>(text, values);
    } catch (error) {
      const refusal = asUnavailable(error);
      if (endsConnection(error)) this.#breakDown(refusal);
      throw refusal;
    }
  }

  #breakDown(reason: unknown): void {
    this.#breakdown = reason;
    // The pool replaces it as soon as it is released.
    void this.#client.end();
  }
}
