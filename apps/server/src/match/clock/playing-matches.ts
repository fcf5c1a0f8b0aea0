import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../deps.ts';

/** Match in play, as the clock's loops read it. */
export interface PlayingMatch {
  readonly id: string;
  /** Null while only a player can go on with it. */
  readonly dueAt: Date | null;
  /** Whether the open round has all answers, if that was asked for. */
  readonly isAnswered: boolean;
}

/** Where a slice ended. The time is text: PostgreSQL's is finer than a Date. */
interface Place {
  readonly dueText: string | null;
  readonly id: string;
}

type Row = PlayingMatch & Place;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** SQL condition: all players who may answer the latest round of the match `m` have answered it. */
export const isAnsweredByAll = sql<boolean>`NOT EXISTS (
  SELECT 1 FROM match_player p
   WHERE p.match_id = m.id AND p.is_active
     AND NOT EXISTS (SELECT 1 FROM match_answer a
                      WHERE a.match_id = m.id AND a.round = m.round AND a.player_id = p.player_id))`;

export const isRoundAnswered = sql<boolean>`m.phase = 'round' AND ${isAnsweredByAll}`;

export interface Reading {
  /** Matches a slice. */
  readonly atOnce: number;
  /** SQL condition to report as `isAnswered`. */
  readonly isAnswered?: RawBuilder<boolean>;
}

/**
 * Place in all matches in play, read in slices: by due time up to the last one at the first reading, then those without
 * a due time. A match that is put off beyond that end meanwhile is left out.
 */
export class PlayingMatches {
  readonly #reading: Reading;
  /** Undefined: before the first one; null: after the last one. */
  #place: Place | null | undefined;
  #endText: string | null = null;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  get isAtEnd(): boolean {
    return this.#place === null;
  }

  /** Whether all that is left has no due time. */
  get isPastTimed(): boolean {
    return this.#place === null || this.#place?.dueText === null;
  }

  /** Reads the next slice, which may be empty. The place moves only when that succeeded. */
  async next(db: Db): Promise<readonly PlayingMatch[]> {
    if (this.#place === null) return [];
    if (this.#place === undefined) this.#endText = await lastDueText(db);
    const { atOnce, isAnswered = sql<boolean>`false` } = this.#reading;
    const { rows } = await sql<Row>`
      SELECT d.match_id AS id, m.due_at AS "dueAt", m.due_at::text AS "dueText", ${isAnswered} AS "isAnswered"
        FROM match_due d JOIN match m ON m.id = d.match_id WHERE ${this.#isAfter}
       ORDER BY d.due_at, d.match_id LIMIT ${atOnce}`.execute(db);
    this.#place = this.#placeAfter(rows);
    return rows;
  }

  get #isAfter(): RawBuilder<unknown> {
    const isBeforeEnd = sql`d.due_at <= ${this.#endText}::timestamptz`;
    if (!this.#place) return isBeforeEnd;
    const { dueText, id } = this.#place;
    return dueText === null
      ? sql`d.due_at = 'infinity' AND d.match_id > ${id}`
      : sql`(d.due_at, d.match_id) > (${dueText}::timestamptz, ${id}::uuid) AND ${isBeforeEnd}`;
  }

  #placeAfter(rows: readonly Row[]): Place | null {
    const last = rows.at(-1);
    if (last && rows.length === this.#reading.atOnce) return { dueText: last.dueText, id: last.id };
    return this.#place?.dueText === null ? null : { dueText: null, id: FIRST_ID };
  }
}

async function lastDueText(db: Db): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(due_at)::text AS last FROM match_due WHERE due_at < 'infinity'`.execute(db);
  return rows[0]?.last ?? null;
}
