/** Database sessions of a world, with a deterministic order of locks. */
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Outcome, openSession, type Query, type Running, type Session, send } from './session.ts';

/** Interval of checks for statements that wait for a lock, in milliseconds. */
const LOOK_MS = 4;
/** Number of connections kept between worlds. */
const KEPT = 12;

const DESCRIPTION = `
  SELECT pid, state, wait_event_type, wait_event, pg_blocking_pids(pid)::text AS blockers, left(query, 200) AS query
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

export class Sessions {
  readonly #url: string;
  readonly #free: Session[] = [];
  readonly #used = new Set<Session>();
  /** Sessions to retry after a rollback, in order. */
  readonly #queue: Session[] = [];
  #watcher: Session | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  async open(): Promise<Session> {
    const session = this.#free.pop() ?? (await openSession(this.#url));
    this.#used.add(session);
    return session;
  }

  free(session: Session): void {
    this.#used.delete(session);
    this.#free.push(session);
  }

  /** Closes surplus connections, so that many worlds don't exhaust them. */
  async rest(): Promise<void> {
    const spare = this.#free.splice(KEPT);
    await Promise.all(spare.map(({ client }) => client.end()));
  }

  /** Queries the database from outside the world, concurrently. */
  async watch<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    this.#watcher ??= await openSession(this.#url);
    return (await ask(this.#watcher, { text, values })).rows as Row[];
  }

  /** Describes the sessions in use, by what the database knows of them. */
  async describe(): Promise<string[]> {
    const client = await openSession(this.#url);
    try {
      const { rows } = await ask(client, { text: DESCRIPTION, values: [] });
      return rows.map((row) => JSON.stringify(row));
    } finally {
      await client.client.end();
    }
  }

  /** Runs several statements from outside the world. */
  async command(text: string): Promise<void> {
    this.#watcher ??= await openSession(this.#url);
    await this.#watcher.client.query(text);
  }

  /**
   * Runs a statement until it is done or waits for a lock; in the second case `deliver` is called once it gets the
   * lock. Only one session waits inside the database, and the others wait here, since PostgreSQL would wake several
   * waiters in an unpredictable order.
   */
  async run(session: Session, query: Query, deliver: (outcome: Outcome) => void): Promise<void> {
    const isFirst = query.before !== undefined || !session.isInTransaction;
    const done = Promise.resolve();
    const running: Running = { query, isFirst, deliver, outcome: undefined, isWaiting: false, done };
    session.running = running;
    send(session, running);
    await this.#follow(session, running);
    await this.#goOn();
  }

  /** Cancels the transaction of a server that was killed or lost its connection. */
  async abort(session: Session): Promise<void> {
    const { running } = session;
    const place = this.#queue.indexOf(session);
    if (place >= 0) this.#queue.splice(place, 1);
    else if (running) await this.#cancel(session, running);
    session.running = undefined;
    await session.client.query('ROLLBACK');
    session.isInTransaction = false;
    this.free(session);
    await this.#goOn();
  }

  async close(): Promise<void> {
    const all = [...this.#free, ...this.#used, ...(this.#watcher ? [this.#watcher] : [])];
    await Promise.all(all.map(({ client }) => client.end()));
  }

  get #waiting(): Session[] {
    return [...this.#used].filter(({ running }) => running?.isWaiting);
  }

  /** Resumes the session whose lock is free now, then the next one in the queue. */
  async #goOn(): Promise<void> {
    for (const session of this.#waiting) if (session.running) await this.#follow(session, session.running);
    while (this.#waiting.length === 0) {
      const session = this.#queue.shift();
      if (!session?.running) return;
      send(session, session.running);
      await this.#follow(session, session.running);
    }
    await this.#letOthersPass();
  }

  /**
   * Retries queued sessions behind a waiting one, which may wait for one of them: a server shifts clocks in
   * transactions of their own while another of its transactions holds the lock.
   */
  async #letOthersPass(): Promise<void> {
    for (const session of this.#queue.splice(0)) {
      if (!session.running) continue;
      send(session, session.running);
      await this.#follow(session, session.running);
    }
  }

  async #follow(session: Session, running: Running): Promise<void> {
    const hasCompany = [...this.#used].some((one) => one !== session && (one.isInTransaction || one.running));
    if (!hasCompany) await running.done;
    while (!running.outcome) {
      await Promise.race([running.done, pause(LOOK_MS)]);
      if (running.outcome || !(await this.#isBlocked(session))) continue;
      if (running.outcome) break;
      running.isWaiting ||= !running.isFirst || this.#waiting.length === 0;
      if (running.isWaiting) return;
      if (await this.#rollBack(session, running)) return;
    }
    session.running = undefined;
    running.deliver(running.outcome);
  }

  async #isBlocked({ pid }: Session): Promise<boolean> {
    const [row] = await this.watch<{ waits: boolean }>(
      'SELECT cardinality(pg_blocking_pids($1)) > 0 AS waits',
      [pid],
    );
    return row?.waits === true;
  }

  async #cancel({ pid }: Session, { done }: Running): Promise<void> {
    await this.watch('SELECT pg_cancel_backend($1)', [pid]);
    await done;
  }

  /** Cancels a waiting statement; false if it was already done. */
  async #rollBack(session: Session, running: Running): Promise<boolean> {
    await this.#cancel(session, running);
    if (!running.outcome || 'reply' in running.outcome) return false;
    if (running.query.before !== undefined) await session.client.query('ROLLBACK');
    this.#queue.push(session);
    return true;
  }
}
