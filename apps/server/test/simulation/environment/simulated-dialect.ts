/** A server's database handle, whose every statement is a step of its world. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Db } from '../../../src/deps.ts';
import type { Tables } from '../../../src/tables.ts';
import type { Outcome, Session } from '../players/session.ts';

/** A connection as seen by its server; it gets a database session with its first statement. */
export interface Line extends DatabaseConnection {
  session: Session | undefined;
  /** Sent with the first statement of the transaction. */
  begin: string | undefined;
  isLost: boolean;
}

/** Operations that a line asks of the world. */
export interface Wire {
  send(line: Line, query: { readonly text: string; readonly values: readonly unknown[] }): Promise<Outcome>;
  release(line: Line): void;
}

/** The database connection broke; whether the last statement was executed is unknown. */
export class ConnectionLost extends Error {
  constructor() {
    super('The connection to the database was lost');
  }
}

const writing = new Set(['INSERT', 'UPDATE', 'DELETE']);

function makeLine(wire: Wire): Line {
  const line: Line = {
    session: undefined,
    begin: undefined,
    isLost: false,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const outcome = await wire.send(line, { text: sql, values: parameters });
      if ('error' in outcome) throw outcome.error;
      const { rows, count, command } = outcome.reply;
      return { rows: rows as Row[], ...(writing.has(command) && { numAffectedRows: BigInt(count) }) };
    },
    async *streamQuery() {
      yield await Promise.reject(new Error('Nothing is streamed here'));
    },
  };
  return line;
}

const startOf = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['START TRANSACTION', isolationLevel && `ISOLATION LEVEL ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ');

class SimulatedDriver implements Driver {
  readonly #wire: Wire;
  readonly #lines = new WeakMap<DatabaseConnection, Line>();

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const line = makeLine(this.#wire);
    this.#lines.set(line, line);
    return line;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#of(connection).begin = startOf(settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const line = this.#of(connection);
    if (line.begin) return;
    const outcome = await this.#wire.send(line, { text: 'COMMIT', values: [] });
    if ('error' in outcome) throw outcome.error;
    if (outcome.reply.command === 'ROLLBACK') throw new Error('The transaction had failed before');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const line = this.#of(connection);
    if (line.begin || line.isLost) return;
    const outcome = await this.#wire.send(line, { text: 'ROLLBACK', values: [] });
    if ('error' in outcome) throw outcome.error;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#wire.release(this.#of(connection));
  }

  async destroy(): Promise<void> {}

  #of(connection: DatabaseConnection): Line {
    const line = this.#lines.get(connection);
    if (!line) throw new Error('A connection of somebody else');
    return line;
  }
}

export function connectSimulated(wire: Wire): Db {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SimulatedDriver(wire),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}
