import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

/** Match in play, as the loops of the match clock read it. */
export interface PlayingMatch {
  readonly id: string;
  /** Null while the match waits for its player, without a clock. */
  readonly dueAt: Date | null;
}

/** End of a slice. The time is text, because PostgreSQL's is finer than a Date. */
interface Cursor {
  readonly dueText: string | null;
  readonly id: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Cursor over all matches in play, read in slices: by due time up to the latest one at the first read, then those
 * without a due time. A match postponed beyond that latest time meanwhile is left out. Due times have a small table of
 * their own, so that no match is read for them.
 */
export class PlayingMatches {
  /** Matches per slice. */
  readonly #sliceSize: number;
  /** Undefined before the first slice; null after the last one. */
  #cursor: Cursor | null | undefined;
  #endText: string | null = null;

  constructor(sliceSize: number) {
    this.#sliceSize = sliceSize;
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
    const { rows } = await sql<PlayingMatch & Cursor>`
      SELECT match_id AS id, nullif(due_at, 'infinity') AS "dueAt", nullif(due_at, 'infinity')::text AS "dueText"
        FROM match_due WHERE ${this.#isAfter} ORDER BY due_at, match_id LIMIT ${this.#sliceSize}`.execute(db);
    this.#cursor = this.#cursorAfter(rows);
    return rows;
  }

  get #isAfter(): RawBuilder<unknown> {
    const isBeforeEnd = sql`due_at <= ${this.#endText}::timestamptz`;
    if (!this.#cursor) return isBeforeEnd;
    const { dueText, id } = this.#cursor;
    return dueText === null
      ? sql`due_at = 'infinity' AND match_id > ${id}`
      : sql`(due_at, match_id) > (${dueText}::timestamptz, ${id}::uuid) AND ${isBeforeEnd}`;
  }

  #cursorAfter(rows: readonly Cursor[]): Cursor | null {
    const last = rows.at(-1);
    if (last && rows.length === this.#sliceSize) return { dueText: last.dueText, id: last.id };
    return this.#cursor?.dueText === null ? null : { dueText: null, id: FIRST_ID };
  }
}

async function lastDueText(db: Db): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(due_at)::text AS last FROM match_due WHERE due_at < 'infinity'`.execute(db);
  return rows[0]?.last ?? null;
}
