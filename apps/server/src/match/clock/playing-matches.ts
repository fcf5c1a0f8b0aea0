import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';
import { isAnsweredByAll } from '../schedule-now.ts';

/** Match in play, as the loops of the match clock read it. */
export interface PlayingMatch {
  readonly id: string;
  /** Null while the match waits for its player, without a clock. */
  readonly dueAt: Date | null;
  /** Whether the open round has all answers, if that was asked for. */
  readonly isAnswered: boolean;
}

/** End of a slice. The time is text, because PostgreSQL's is finer than a Date. */
interface Cursor {
  readonly dueText: string | null;
  readonly id: string;
}

type Row = PlayingMatch & Cursor;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export const isRoundAnswered = sql<boolean>`m.phase = 'round' AND ${isAnsweredByAll}`;

export interface ReadOptions {
  /** Matches per slice. */
  readonly sliceSize: number;
  /** SQL condition to report as `isAnswered`. */
  readonly isAnswered?: RawBuilder<boolean>;
}

/**
 * Cursor over all matches in play, read in slices: by due time up to the latest one at the first read, then those
 * without a due time. A match postponed beyond that latest time meanwhile is left out.
 */
export class PlayingMatches {
  readonly #options: ReadOptions;
  /** Undefined before the first slice; null after the last one. */
  #cursor: Cursor | null | undefined;
  #endText: string | null = null;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  get isAtEnd(): boolean {
    return this.#cursor === null;
  }

  /** Whether only matches without a due time are left. */
  get isPastTimed(): boolean {
    return this.#cursor === null || this.#cursor?.dueText === null;
  }

  /** Reads the next slice, which may be empty. The cursor moves only if that succeeds. */
  async next(db: Db): Promise<readonly PlayingMatch[]> {
    if (this.#cursor === null) return [];
    if (this.#cursor === undefined) this.#endText = await lastDueText(db);
    const { sliceSize, isAnswered = sql<boolean>`false` } = this.#options;
    const { rows } = await sql<Row>`
      SELECT d.match_id AS id, m.due_at AS "dueAt", m.due_at::text AS "dueText", ${isAnswered} AS "isAnswered"
        FROM match_due d JOIN match m ON m.id = d.match_id WHERE ${this.#isAfter}
       ORDER BY d.due_at, d.match_id LIMIT ${sliceSize}`.execute(db);
    this.#cursor = this.#cursorAfter(rows);
    return rows;
  }

  get #isAfter(): RawBuilder<unknown> {
    const isBeforeEnd = sql`d.due_at <= ${this.#endText}::timestamptz`;
    if (!this.#cursor) return isBeforeEnd;
    const { dueText, id } = this.#cursor;
    return dueText === null
      ? sql`d.due_at = 'infinity' AND d.match_id > ${id}`
      : sql`(d.due_at, d.match_id) > (${dueText}::timestamptz, ${id}::uuid) AND ${isBeforeEnd}`;
  }

  #cursorAfter(rows: readonly Row[]): Cursor | null {
    const last = rows.at(-1);
    if (last && rows.length === this.#options.sliceSize) return { dueText: last.dueText, id: last.id };
    return this.#cursor?.dueText === null ? null : { dueText: null, id: FIRST_ID };
  }
}

async function lastDueText(db: Db): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(due_at)::text AS last FROM match_due WHERE due_at < 'infinity'`.execute(db);
  return rows[0]?.last ?? null;
}
