import type { Db } from '../../deps.ts';
import type { DueList } from './due-list.ts';
import { isRoundAnswered, PlayingMatches } from './playing-matches.ts';
import { DUE_WINDOW_MS } from './timing.ts';

/** Matches a statement. */
const AT_ONCE = 1_000;

interface TakeUpNeeds {
  readonly due: DueList;
  /** Called with matches that must be advanced at once. */
  readonly advance: (matchIds: readonly string[]) => void;
}

/**
 * Takes up all matches in play after a start or the loss of a server, in slices. One reading finds rounds that were
 * answered and never closed; another puts matches on the due list, only those due within a window, and goes on as
 * time does.
 */
export class TakeUp {
  readonly #needs: TakeUpNeeds;
  #answered: PlayingMatches | undefined;
  #timed: PlayingMatches | undefined;
  /** Due time of the last match that was put on the list. */
  #readUntilMs = Number.NEGATIVE_INFINITY;

  constructor(needs: TakeUpNeeds) {
    this.#needs = needs;
  }

  /** Starts again from the first match. */
  begin(): void {
    this.#answered = new PlayingMatches({ atOnce: AT_ONCE, isAnswered: isRoundAnswered });
    this.#timed = new PlayingMatches({ atOnce: AT_ONCE });
    this.#readUntilMs = Number.NEGATIVE_INFINITY;
  }

  /** Whether there is something to read now. */
  isBehind(nowMs: number): boolean {
    return this.#answered !== undefined || this.#isListShort(nowMs);
  }

  /** Reads the next slices, one of each reading that is behind. */
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
    for (const { id, dueAt } of found) this.#needs.due.set(id, dueAt?.getTime() ?? null);
    // A later `begin` may have replaced this reading.
    if (this.#timed !== timed) return;
    this.#readUntilMs = found.at(-1)?.dueAt?.getTime() ?? this.#readUntilMs;
    if (timed.isPastTimed) this.#timed = undefined;
  }

  async #findAnswered(db: Db, answered: PlayingMatches): Promise<void> {
    const found = await answered.next(db);
    this.#needs.advance(found.filter(({ isAnswered }) => isAnswered).map(({ id }) => id));
    if (answered.isAtEnd && this.#answered === answered) this.#answered = undefined;
  }
}
