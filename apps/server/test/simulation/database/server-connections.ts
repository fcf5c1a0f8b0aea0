import type { ActionOwner, Timeline } from '../environment/timeline.ts';
import type { Outcome } from './session.ts';
import type { Sessions } from './sessions.ts';
import { ConnectionLost, type SimulatedConnection, type Transport } from './simulated-dialect.ts';

/** Fault at a statement: its server dies or loses the connection, before or after the execution. */
export type Mishap = 'dies-before' | 'dies-after' | 'breaks-before' | 'breaks-after';

export interface ConnectionNeeds {
  readonly owner: ActionOwner;
  readonly timeline: Timeline;
  readonly sessions: Sessions;
  nextMishap(): Mishap | undefined;
  /** Returns the latency of a statement. */
  statementMs(): number;
  replyMs(): number;
  die(): void;
  /** Called after every statement. `isChange` is true if it may have committed changes of matches or money. */
  onStatement(text: string, outcome: Outcome, isChange: boolean): void;
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

const writes = /\b(insert into|delete from|update "?\w+"?( \w+)? set)\b/i;
const harmless = /node_heartbeat|queue_ticket|player_question|^update "match_player" set "last_seen_at"/i;
const isWrite = (text: string): boolean => writes.test(text) && !harmless.test(text);

/** Database connections of one server. */
export class ServerConnections implements Transport {
  readonly #needs: ConnectionNeeds;
  readonly #connections = new Set<SimulatedConnection>();
  /** Connections with a transaction that has written. */
  readonly #written = new WeakSet<SimulatedConnection>();

  constructor(needs: ConnectionNeeds) {
    this.#needs = needs;
  }

  send(connection: SimulatedConnection, query: Query): Promise<Outcome> {
    const { timeline, statementMs, owner } = this.#needs;
    this.#connections.add(connection);
    return new Promise((resolve) => {
      timeline.after(statementMs(), () => this.#run(connection, query, resolve), owner);
    });
  }

  release(connection: SimulatedConnection): void {
    this.#connections.delete(connection);
    if (connection.session) this.#needs.sessions.free(connection.session);
    connection.session = undefined;
  }

  /** Rolls back all open transactions. */
  async abortAll(): Promise<void> {
    for (const connection of this.#connections) await this.#abort(connection);
  }

  async #abort(connection: SimulatedConnection): Promise<void> {
    const { session } = connection;
    connection.session = undefined;
    connection.isLost = true;
    if (session) await this.#needs.sessions.abort(session);
  }

  async #run(
    connection: SimulatedConnection,
    query: Query,
    resolve: (outcome: Outcome) => void,
  ): Promise<void> {
    const { sessions, nextMishap, die } = this.#needs;
    const lose = async () => {
      await this.#abort(connection);
      resolve({ error: new ConnectionLost() });
    };
    if (connection.isLost) return await lose();
    const mishap = nextMishap();
    if (mishap === 'dies-before') return die();
    if (mishap === 'breaks-before') return await lose();

    connection.session ??= await sessions.open();
    const { session } = connection;
    const before = connection.begin;
    if (before) session.isInTransaction = true;
    connection.begin = undefined;
    let isCut = false;
    await sessions.run(session, { ...query, before }, (outcome) => {
      this.#note(connection, query.text, outcome);
      if (mishap === 'dies-after') die();
      else if (mishap === 'breaks-after') isCut = true;
      else this.#reply(() => resolve(outcome));
      if (isCut) this.#reply(lose);
    });
  }

  #reply(run: () => unknown): void {
    const { timeline, replyMs, owner } = this.#needs;
    timeline.after(replyMs(), run, owner);
  }

  #note(connection: SimulatedConnection, text: string, outcome: Outcome): void {
    if ('reply' in outcome && isWrite(text)) this.#written.add(connection);
    const ends = text === 'COMMIT' || text === 'ROLLBACK';
    if (ends && connection.session) connection.session.isInTransaction = false;
    // A commit after an error is a rollback.
    const isKept = 'reply' in outcome && outcome.reply.command !== 'ROLLBACK';
    const isCommitted = connection.session?.isInTransaction === false && isKept;
    const isChange = isCommitted && this.#written.has(connection);
    if (ends || isChange) this.#written.delete(connection);
    this.#needs.onStatement(text, outcome, isChange);
  }
}
