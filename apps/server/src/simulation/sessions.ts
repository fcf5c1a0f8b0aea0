/** The connections of a world's servers to its database, and who waits for whom. */
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Outcome, openSession, type Query, type Running, type Session, send } from './session.ts';

/** How often it is looked whether a statement waits for a lock. */
const LOOK_MS = 4;
/** As many as most worlds need at once. */
const KEPT = 12;

export class Sessions {
  readonly #url: string;
  readonly #free: Session[] = [];
  readonly #used = new Set<Session>();
  /** Whose statement was taken back while another one waits; the first comes first. */
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

  /** Ends the connections that one world needed and most do not, before worlds that need many use them all up. */
  async rest(): Promise<void> {
    const spare = this.#free.splice(KEPT);
    await Promise.all(spare.map(({ client }) => client.end()));
  }

  /** Looks at the database as nobody of the world could, beside whatever goes on. */
  async watch<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    this.#watcher ??= await openSession(this.#url);
    return (await ask(this.#watcher, { text, values })).rows as Row[];
  }

  /** Several statements at once, as nobody's. */
  async command(text: string): Promise<void> {
    this.#watcher ??= await openSession(this.#url);
    await this.#watcher.client.query(text);
  }

  /**
   * Runs a statement until it is done or waits for another's lock; then `deliver` hears of it once the lock is free.
   * One at a time waits in the database and the others before it, since it lets all of them go at once, in any order.
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

  /** Ends what a server that died, or lost its connection, was at: the database takes it back. */
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

  /** Whoever waited for a lock that is free now goes on, and then the next one in the queue. */
  async #goOn(): Promise<void> {
    for (const session of this.#waiting) if (session.running) await this.#follow(session, session.running);
    while (this.#waiting.length === 0) {
      const session = this.#queue.shift();
      if (!session?.running) return;
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
      if (await this.#takeBack(session, running)) return;
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

  /** False when it was done before. */
  async #takeBack(session: Session, running: Running): Promise<boolean> {
    await this.#cancel(session, running);
    if (!running.outcome || 'reply' in running.outcome) return false;
    if (running.query.before !== undefined) await session.client.query('ROLLBACK');
    this.#queue.push(session);
    return true;
  }
}
