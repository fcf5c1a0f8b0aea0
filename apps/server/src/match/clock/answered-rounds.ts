import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';
import { isAnsweredByAll } from '../schedule-now.ts';
import { PlayingMatches } from './playing-matches.ts';

/**
 * Lists the given matches whose open round has all its answers. Most rounds have none yet, and the condition on a first
 * answer spares their seats.
 */
export async function listAnswered(db: Db, matchIds: readonly string[]): Promise<readonly string[]> {
  if (matchIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM match m
     WHERE m.id = ANY (${matchIds}::uuid[]) AND m.phase = 'round'
       AND EXISTS (SELECT FROM match_answer a WHERE a.match_id = m.id AND a.round = m.round)
       AND ${isAnsweredByAll}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds answered rounds in all matches in play, slice by slice. A slice that failed is checked again. */
export class AnsweredRounds {
  readonly #matches: PlayingMatches;
  #unchecked: readonly string[] = [];

  constructor(sliceSize: number) {
    this.#matches = new PlayingMatches(sliceSize);
  }

  get isAtEnd(): boolean {
    return this.#matches.isAtEnd && this.#unchecked.length === 0;
  }

  /** Returns the matches of the next slice whose round must be closed. */
  async next(db: Db): Promise<readonly string[]> {
    if (this.#unchecked.length === 0) this.#unchecked = (await this.#matches.next(db)).map(({ id }) => id);
    // Two connections check a half each, which leaves one to the clock.
    const half = Math.ceil(this.#unchecked.length / 2);
    const halves = [this.#unchecked.slice(0, half), this.#unchecked.slice(half)];
    const answered = await Promise.all(halves.map((ids) => listAnswered(db, ids)));
    this.#unchecked = [];
    return answered.flat();
  }
}
