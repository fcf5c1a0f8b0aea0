import type { Db } from '../../lib/database/db.ts';
import { DUE_WINDOW_MS } from '../timing.ts';
import { AnsweredRounds } from './answered-rounds.ts';
import type { DueList } from './due-list.ts';
import { dueMsOf, PlayingMatches } from './playing-matches.ts';

/** Matches read by one statement. */
const SLICE_SIZE = 1_000;

interface AdoptionNeeds {
  readonly due: DueList;
  /** Called with matches that must be advanced at once. */
  readonly advance: (matchIds: readonly string[]) => void;
}

/**
 * Adopts all matches in play after a start or the loss of a server, in slices. One cursor finds rounds that were
 * answered but never closed. Another fills the due list, with matches due within `DUE_WINDOW_MS` only, and continues
 * as time passes.
 */
export class MatchAdoption {
  readonly #needs: AdoptionNeeds;
  #answered: AnsweredRounds | undefined;
  #timed: PlayingMatches | undefined;
  /** Due time of the last match added to the due list. */
  #readUntilMs = Number.NEGATIVE_INFINITY;

  constructor(needs: AdoptionNeeds) {
    this.#needs = needs;
  }

  /** Restarts both cursors at the first match. */
  restart(): void {
    this.#answered = new AnsweredRounds(SLICE_SIZE);
    this.#timed = new PlayingMatches(SLICE_SIZE);
    this.#readUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** Whether a slice has to be read now. */
  isBehind(nowMs: number): boolean {
    return this.#answered !== undefined || this.#isListShort(nowMs);
  }

  /** Reads the next slice of each cursor that is behind. */
  async step(db: Db, nowMs: number): Promise<void> {
    if (this.#isListShort(nowMs)) await this.#fillList(db);
    if (this.#answered) await this.#findAnswered(db, this.#answered);
  }

  #isListShort(nowMs: number): boolean {
    return this.#timed !== undefined && this.#readUntilMs <= nowMs + DUE_WINDOW_MS;
  }

  async #fillList(db: Db): Promise<void> {
    const timed = this.#timed;
    if (!timed) return;
    const found = await timed.next(db);
    for (const match of found) this.#needs.due.set(match.id, dueMsOf(match));
    // A later `restart` may have replaced this cursor.
    if (this.#timed !== timed) return;
    const last = found.at(-1);
    this.#readUntilMs = (last && dueMsOf(last)) ?? this.#readUntilMs;
    if (timed.isPastTimed) this.#timed = undefined;
  }

  async #findAnswered(db: Db, answered: AnsweredRounds): Promise<void> {
    this.#needs.advance(await answered.next(db));
    if (answered.isAtEnd && this.#answered === answered) this.#answered = undefined;
  }
}
