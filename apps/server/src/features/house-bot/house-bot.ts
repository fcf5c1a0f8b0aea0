/** House bot. It answers through the players' use case, at a human pace and with an average player's success. */
import type { Difficulty } from '@trivia/rules/draw.ts';
import { integerBelow, pick } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { submitAnswer } from '../../match/answers/submit-answer.ts';
import type { MatchEvent, Publisher } from '../../match/events/publisher.ts';
import { BOT_ID } from './bot-seat.ts';

/** Share of right answers by difficulty, in percent. */
const skill: Readonly<Record<Difficulty, number>> = { 1: 80, 2: 60, 3: 40 };
const FASTEST_MS = 2_000;
const SPREAD_MS = 6_000;
/** Pause after a failed query. */
const PLAN_AGAIN_MS = 1_000;
const ALL_MATCHES = 'all';
/** Events that give the bot a turn or move one. */
const planning: ReadonlySet<MatchEvent['kind']> = new Set(['round.opened', 'clock.shifted']);

interface Turn {
  readonly matchId: string;
  readonly round: number;
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly optionIds: readonly string[];
  readonly rightOptionId: string;
  readonly opensAtMs: number;
}

/** Finds open rounds that wait for the bot, in all matches or in one. */
async function findTurns({ db }: Pick<Deps, 'db'>, matchId: string | null): Promise<Turn[]> {
  const { rows } = await sql<Omit<Turn, 'opensAtMs'> & { readonly opensAt: Date }>`
    SELECT r.match_id AS "matchId", r.round, m.seed, q.difficulty, r.option_ids AS "optionIds",
           r.right_option_id AS "rightOptionId", r.opens_at AS "opensAt"
      FROM match_player p
      JOIN match m ON m.id = p.match_id AND m.status = 'playing'
      JOIN match_round r ON r.match_id = m.id AND r.round = m.round AND r.closed_at IS NULL
      JOIN question q ON q.id = r.question_id
     WHERE p.player_id = ${BOT_ID} AND p.is_active AND (${matchId}::uuid IS NULL OR m.id = ${matchId}::uuid)
       AND NOT EXISTS (SELECT 1 FROM match_answer a
                        WHERE a.match_id = r.match_id AND a.round = r.round AND a.player_id = p.player_id)`.execute(
    db,
  );
  return rows.map(({ opensAt, ...turn }) => ({ ...turn, opensAtMs: opensAt.getTime() }));
}

/** Decides answer and time by the match's seed, so that the bot plays the same on every server. */
export function decideTurn({ seed, round, difficulty, optionIds, rightOptionId, opensAtMs }: Turn) {
  const random = createRandom(seed, 'bot', round);
  const isRight = integerBelow(random, 100) < skill[difficulty];
  const wrong = optionIds.filter((id) => id !== rightOptionId).toSorted();
  const optionId = isRight ? rightOptionId : (pick(random, wrong) ?? rightOptionId);
  return { optionId, atMs: opensAtMs + FASTEST_MS + integerBelow(random, SPREAD_MS) };
}

export class HouseBot implements Publisher {
  /** One timer per match, for its current turn. */
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #deps: Deps | undefined;

  /** Starts to play, including rounds left open by a stopped server. */
  async start(deps: Deps): Promise<void> {
    this.#deps = deps;
    await this.#plan(null);
  }

  /** Plays rounds left open by another server, too. */
  resume(): void {
    void this.#plan(null);
  }

  stop(): void {
    this.#deps = undefined;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  publish(events: readonly MatchEvent[]): void {
    const turns = events.filter(({ kind, isLive, hasBot = true }) => isLive && hasBot && planning.has(kind));
    for (const { matchId } of turns) void this.#plan(matchId);
  }

  /** Plays all due turns. For tests, which control the clock. */
  async playDue(deps: Deps): Promise<void> {
    for (const turn of await findTurns(deps, null)) {
      if (decideTurn(turn).atMs <= deps.clock.nowMs()) await this.#answer(deps, turn);
    }
  }

  async #plan(matchId: string | null): Promise<void> {
    const deps = this.#deps;
    if (!deps) return;
    try {
      for (const turn of await findTurns(deps, matchId)) this.#schedule(deps, turn);
    } catch (error) {
      deps.log.warn({ err: error }, 'house bot could not read its turn');
      this.#planAgain(matchId);
    }
  }

  /** Retries while the database is down; a round that ends meanwhile stays unanswered. */
  #planAgain(matchId: string | null): void {
    if (!this.#deps) return;
    const key = matchId ?? ALL_MATCHES;
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => {
        this.#timers.delete(key);
        void this.#plan(matchId);
      }, PLAN_AGAIN_MS),
    );
  }

  #schedule(deps: Deps, turn: Turn): void {
    const { matchId } = turn;
    const waitMs = Math.max(0, decideTurn(turn).atMs - deps.clock.nowMs());
    clearTimeout(this.#timers.get(matchId));
    const timer = setTimeout(() => {
      this.#timers.delete(matchId);
      void this.#answer(deps, turn);
    }, waitMs);
    this.#timers.set(matchId, timer);
  }

  async #answer(deps: Deps, turn: Turn): Promise<void> {
    const { matchId, round } = turn;
    const { optionId } = decideTurn(turn);
    try {
      const given = { matchId, playerId: BOT_ID, round, optionId, arrivedAtMs: deps.clock.nowMs() };
      await submitAnswer(deps, { ...given, language: 'en' });
    } catch (error) {
      if (error instanceof AppError) return;
      deps.log.warn({ err: error, matchId }, 'house bot could not answer');
      this.#planAgain(matchId);
    }
  }
}
