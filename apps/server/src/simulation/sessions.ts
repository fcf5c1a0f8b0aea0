/** The connections of a world's servers to its database: real ones, on which one statement at a time is run. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { valueTypes } from '../lib/database/connect.ts';

export interface Reply {
  readonly rows: unknown[];
  readonly count: number;
  readonly command: string;
}

export type Outcome = { readonly reply: Reply } | { readonly error: unknown };

interface Running {
  readonly done: Promise<void>;
  outcome: Outcome | undefined;
  readonly deliver: (outcome: Outcome) => void;
}

export interface Session {
  readonly client: Client;
  readonly pid: number;
  isInTransaction: boolean;
  running: Running | undefined;
}

/** How often it is looked whether a statement waits for a lock. */
const LOOK_MS = 4;
/** One plan for each statement, made once; the tables of a world are small. */
const SETTINGS = '-c jit=off -c synchronous_commit=off -c plan_cache_mode=force_generic_plan';

const names = new Map<string, string>();

/** The name under which a session keeps a statement prepared. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
}

const ask = async (client: Client, text: string, values: readonly unknown[]): Promise<Reply> => {
  const prepared = { name: nameOf(text), text, values: [...values], types: valueTypes };
  const { rows, rowCount, command } = await client.query(prepared);
  return { rows, count: rowCount ?? 0, command };
};

export class Sessions {
  readonly #url: string;
  readonly #free: Session[] = [];
  readonly #used = new Set<Session>();
  #watcher: Session | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async #connect(): Promise<Session> {
    const client = new Client({ connectionString: this.#url, options: SETTINGS });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return { client, pid: rows[0]?.pid ?? 0, isInTransaction: false, running: undefined };
  }

  async open(): Promise<Session> {
    const session = this.#free.pop() ?? (await this.#connect());
    this.#used.add(session);
    return session;
  }

  free(session: Session): void {
    this.#used.delete(session);
    this.#free.push(session);
  }

  /** Looks at the database as nobody of the world could, beside whatever goes on. */
  async watch<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    this.#watcher ??= await this.#connect();
    return (await ask(this.#watcher.client, text, values)).rows as Row[];
  }

  /** Several statements at once, as nobody's. */
  async command(text: string): Promise<void> {
    this.#watcher ??= await this.#connect();
    await this.#watcher.client.query(text);
  }

  /**
   * Runs a statement until it is done or waits for another's lock; then `deliver` hears of it once the lock is free.
   * `before` goes with it, such as the start of a transaction.
   */
  async run(
    session: Session,
    { text, values, before }: { text: string; values: readonly unknown[]; before?: string | undefined },
    deliver: (outcome: Outcome) => void,
  ): Promise<void> {
    if (before) void session.client.query(before);
    const done = ask(session.client, text, values).then(
      (reply) => {
        running.outcome = { reply };
      },
      (error: unknown) => {
        running.outcome = { error };
      },
    );
    const running: Running = { done, outcome: undefined, deliver };
    session.running = running;
    await this.#follow(session);
    await this.#followWaiting();
  }

  /** Whoever waited for a lock that is free now goes on. */
  async #followWaiting(): Promise<void> {
    for (const session of this.#used) if (session.running) await this.#follow(session);
  }

  async #follow(session: Session): Promise<void> {
    const { running } = session;
    if (!running) return;
    const hasCompany = [...this.#used].some((one) => one !== session && (one.isInTransaction || one.running));
    if (!hasCompany) await running.done;
    while (!running.outcome) {
      await Promise.race([running.done, pause(LOOK_MS)]);
      if (!running.outcome && (await this.#isWaiting(session))) return;
    }
    session.running = undefined;
    running.deliver(running.outcome);
  }

  async #isWaiting({ pid, running }: Session): Promise<boolean> {
    const [row] = await this.watch<{ waits: boolean }>(
      'SELECT cardinality(pg_blocking_pids($1)) > 0 AS waits',
      [pid],
    );
    return row?.waits === true && running?.outcome === undefined;
  }

  /** Ends what a server that died, or lost its connection, was at: the database takes it back. */
  async abort(session: Session): Promise<void> {
    const { running } = session;
    session.running = undefined;
    if (running) {
      await this.watch('SELECT pg_cancel_backend($1)', [session.pid]);
      await running.done;
    }
    await session.client.query('ROLLBACK');
    session.isInTransaction = false;
    this.free(session);
    await this.#followWaiting();
  }

  async close(): Promise<void> {
    const all = [...this.#free, ...this.#used, ...(this.#watcher ? [this.#watcher] : [])];
    await Promise.all(all.map(({ client }) => client.end()));
  }
}
