import { ConnectionLost, type Line, type Wire } from '../environment/simulated-dialect.ts';
import type { Doer, Timeline } from '../environment/timeline.ts';
import type { Outcome } from './session.ts';
import type { Sessions } from './sessions.ts';

/** Mishap of a statement: its server is killed or loses the connection, before or after it is executed. */
export type Mishap = 'dies-before' | 'dies-after' | 'breaks-before' | 'breaks-after';

export interface LineNeeds {
  readonly doer: Doer;
  readonly timeline: Timeline;
  readonly sessions: Sessions;
  nextMishap(): Mishap | undefined;
  /** Latency of a statement, and of its reply. */
  statementMs(): number;
  replyMs(): number;
  die(): void;
  /** Called after every statement, with whether it may have committed changes of matches or money. */
  noted(text: string, outcome: Outcome, isChange: boolean): void;
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

const writes = /\b(insert into|delete from|update "?\w+"?( \w+)? set)\b/i;
const harmless = /node_heartbeat|queue_ticket|player_question|^update "match_player" set "last_seen_at"/i;
const isWrite = (text: string): boolean => writes.test(text) && !harmless.test(text);

/** All database connections of one server. */
export class HostLines implements Wire {
  readonly #needs: LineNeeds;
  readonly #lines = new Set<Line>();
  /** Lines whose transaction has written. */
  readonly #written = new WeakSet<Line>();

  constructor(needs: LineNeeds) {
    this.#needs = needs;
  }

  send(line: Line, query: Query): Promise<Outcome> {
    const { timeline, statementMs, doer } = this.#needs;
    this.#lines.add(line);
    return new Promise((resolve) => {
      timeline.after(statementMs(), () => this.#run(line, query, resolve), doer);
    });
  }

  release(line: Line): void {
    this.#lines.delete(line);
    if (line.session) this.#needs.sessions.free(line.session);
    line.session = undefined;
  }

  /** Rolls back all open transactions. */
  async abortAll(): Promise<void> {
    for (const line of this.#lines) await this.#abort(line);
  }

  async #abort(line: Line): Promise<void> {
    const { session } = line;
    line.session = undefined;
    line.isLost = true;
    if (session) await this.#needs.sessions.abort(session);
  }

  async #run(line: Line, query: Query, resolve: (outcome: Outcome) => void): Promise<void> {
    const { sessions, nextMishap, die } = this.#needs;
    const lose = async () => {
      await this.#abort(line);
      resolve({ error: new ConnectionLost() });
    };
    if (line.isLost) return await lose();
    const mishap = nextMishap();
    if (mishap === 'dies-before') return die();
    if (mishap === 'breaks-before') return await lose();

    line.session ??= await sessions.open();
    const { session } = line;
    const before = line.begin;
    if (before) session.isInTransaction = true;
    line.begin = undefined;
    let isCut = false;
    await sessions.run(session, { ...query, before }, (outcome) => {
      this.#note(line, query.text, outcome);
      if (mishap === 'dies-after') die();
      else if (mishap === 'breaks-after') isCut = true;
      else this.#reply(() => resolve(outcome));
      if (isCut) this.#reply(lose);
    });
  }

  #reply(run: () => unknown): void {
    const { timeline, replyMs, doer } = this.#needs;
    timeline.after(replyMs(), run, doer);
  }

  #note(line: Line, text: string, outcome: Outcome): void {
    if ('reply' in outcome && isWrite(text)) this.#written.add(line);
    const ends = text === 'COMMIT' || text === 'ROLLBACK';
    if (ends && line.session) line.session.isInTransaction = false;
    const isCommitted = line.session?.isInTransaction === false && text !== 'ROLLBACK';
    const isChange = isCommitted && this.#written.has(line) && 'reply' in outcome;
    if (ends || isChange) this.#written.delete(line);
    this.#needs.noted(text, outcome, isChange);
  }
}
