/** Kysely dialect in which every statement is a step of a simulated world. */
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
import type { Db, Tables } from '../../../src/lib/database/db.ts';
import type { Outcome, Session } from './session.ts';

/** Connection of a server, which gets a database session with its first statement. */
export interface SimulatedConnection extends DatabaseConnection {
  session: Session | undefined;
  /** Statement that starts the transaction, sent with its first statement. */
  begin: string | undefined;
  /** Whether a transaction has begun whose end was not sent. */
  isInTransaction: boolean;
  isLost: boolean;
}

/** Delivery of a connection's statements to the database. */
export interface Transport {
  send(
    connection: SimulatedConnection,
    query: { readonly text: string; readonly values: readonly unknown[] },
  ): Promise<Outcome>;
  release(connection: SimulatedConnection): void;
}

/** Error of a lost connection; the last statement may have been executed. */
export class ConnectionLost extends Error {
  constructor() {
    super('The connection to the database was lost');
  }
}

const COMMIT = 'COMMIT';
const writing = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** Returns a function that runs each statement after the one before it, as PostgreSQL does with those of one write. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  };
}

function createConnection(transport: Transport): SimulatedConnection {
  const inTurn = createTurns();
  const connection: SimulatedConnection = {
    session: undefined,
    begin: undefined,
    isInTransaction: false,
    isLost: false,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const isCommit = sql === COMMIT.toLowerCase();
      if (isCommit) connection.isInTransaction = false;
      const text = isCommit ? COMMIT : sql;
      const outcome = await inTurn(() => transport.send(connection, { text, values: parameters }));
      if ('error' in outcome) throw outcome.error;
      const { rows, count, command } = outcome.reply;
      return { rows: rows as Row[], ...(writing.has(command) && { numAffectedRows: BigInt(count) }) };
    },
    async *streamQuery() {
      yield await Promise.reject(new Error('Nothing is streamed here'));
    },
  };
  return connection;
}

const startOf = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['START TRANSACTION', isolationLevel && `ISOLATION LEVEL ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ');

class SimulatedDriver implements Driver {
  readonly #transport: Transport;
  readonly #connections = new WeakMap<DatabaseConnection, SimulatedConnection>();

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = createConnection(this.#transport);
    this.#connections.set(connection, connection);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const simulated = this.#of(connection);
    simulated.begin = startOf(settings);
    simulated.isInTransaction = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const simulated = this.#of(connection);
    if (simulated.begin || !simulated.isInTransaction) return;
    simulated.isInTransaction = false;
    const outcome = await this.#transport.send(simulated, { text: COMMIT, values: [] });
    if ('error' in outcome) throw outcome.error;
    if (outcome.reply.command === 'ROLLBACK') throw new Error('The transaction had failed before');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const simulated = this.#of(connection);
    if (simulated.begin || simulated.isLost || !simulated.isInTransaction) return;
    simulated.isInTransaction = false;
    const outcome = await this.#transport.send(simulated, { text: 'ROLLBACK', values: [] });
    if ('error' in outcome) throw outcome.error;
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#transport.release(this.#of(connection));
  }

  async destroy(): Promise<void> {}

  #of(connection: DatabaseConnection): SimulatedConnection {
    const simulated = this.#connections.get(connection);
    if (!simulated) throw new Error('A connection of somebody else');
    return simulated;
  }
}

export function connectSimulated(transport: Transport): Db {
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SimulatedDriver(transport),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ dialect });
}
