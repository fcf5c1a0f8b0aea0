import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

/** Match in play, as the loops of the match clock read it. */
export interface PlayingMatch {
  readonly id: string;
  /** Microseconds since 1970, as fine as PostgreSQL's times; null while the match waits for its player, without a clock. */
  readonly dueUs: number | null;
}

const US_PER_MS = 1_000;

/** Due time in milliseconds. */
export const dueMsOf = ({ dueUs }: PlayingMatch): number | null =>
  dueUs === null ? null : Math.floor(dueUs / US_PER_MS);

const microseconds = (time: RawBuilder<unknown>) => sql`(extract(epoch FROM ${time}) * 1000000)::bigint`;
const timeAt = (us: number | null) => sql`'epoch'::timestamptz + ${us}::float8 * interval '1 microsecond'`;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Cursor over all matches in play, read in slices: by due time up to the latest one at the first read, then those
 * without a due time. A match postponed beyond that latest time meanwhile is left out. Due times have a small table of
 * their own, so that no match is read for them.
 */
export class PlayingMatches {
  /** Matches per slice. */
  readonly #sliceSize: number;
  /** Last match read; undefined before the first slice, null after the last one. */
  #cursor: PlayingMatch | null | undefined;
  #endUs: number | null = null;

  constructor(sliceSize: number) {
    this.#sliceSize = sliceSize;
  }

  get isAtEnd(): boolean {
    return this.#cursor === null;
  }

  /** Whether only matches without a due time are left. */
  get isPastTimed(): boolean {
    return this.#cursor === null || this.#cursor?.dueUs === null;
  }

  /** Reads the next slice, which may be empty. The cursor moves only if that succeeds. */
  async next(db: Db): Promise<readonly PlayingMatch[]> {
    if (this.#cursor === null) return [];
    if (this.#cursor === undefined) this.#endUs = await lastDueUs(db);
    const { rows } = await sql<PlayingMatch>`
      SELECT match_id AS id, CASE WHEN due_at < 'infinity' THEN ${microseconds(sql`due_at`)} END AS "dueUs"
        FROM match_due WHERE ${this.#isAfter} ORDER BY due_at, match_id LIMIT ${this.#sliceSize}`.execute(db);
    this.#cursor = this.#cursorAfter(rows);
    return rows;
  }

  get #isAfter(): RawBuilder<unknown> {
    const isBeforeEnd = sql`due_at <= ${timeAt(this.#endUs)}`;
    if (!this.#cursor) return isBeforeEnd;
    const { dueUs, id } = this.#cursor;
    return dueUs === null
      ? sql`due_at = 'infinity' AND match_id > ${id}`
      : sql`(due_at, match_id) > (${timeAt(dueUs)}, ${id}::uuid) AND ${isBeforeEnd}`;
  }

  #cursorAfter(rows: readonly PlayingMatch[]): PlayingMatch | null {
    const last = rows.at(-1);
    if (last && rows.length === this.#sliceSize) return last;
    return this.#cursor?.dueUs === null ? null : { dueUs: null, id: FIRST_ID };
  }
}

async function lastDueUs(db: Db): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT ${microseconds(sql`max(due_at)`)} AS last FROM match_due WHERE due_at < 'infinity'`.execute(db);
  return rows[0]?.last ?? null;
}
