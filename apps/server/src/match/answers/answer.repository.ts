import type { ErrorCode } from '@trivia/contract/errors.ts';
import { modes } from '@trivia/rules/modes/table.ts';
import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';
import { creditMs, elapsedMs, isInTime } from './answer-timing.ts';

export interface AnswerToRecord {
  readonly matchId: string;
  readonly playerId: string;
  readonly round: number;
  readonly optionId: string;
  readonly lockedAtMs: number;
  /** Time since the question was shown, as reported by the player's device. */
  readonly seenForMs: number;
  /** Upper limit of the lag credit computed from it. */
  readonly creditLimitMs: number;
}

/** True for a second chance that is still unused. */
const isForgiving = sql`b.type = 'second_chance' AND NOT b.effect ? 'firstPick'`;

/** Modes whose answers cost coins. */
const paidModes = Object.values(modes)
  .filter(({ coinsPerAnswer }) => coinsPerAnswer > 0)
  .map(({ id }) => id);

interface WrittenAnswer extends Pick<AnswerToRecord, 'matchId' | 'round' | 'playerId' | 'optionId'> {
  readonly lockedAtMs: number;
  readonly isAlone: boolean;
}

export interface RecordOptions {
  /** Whether to write answers of modes that charge for them, or of all others. */
  readonly isPaid: boolean;
  /** Whether to wait for locked rounds and seats; otherwise their answers are skipped. */
  readonly waitsForLocks: boolean;
}

const keyOf = ({ matchId, round, playerId, optionId, lockedAtMs }: Omit<WrittenAnswer, 'isAlone'>): string =>
  `${matchId}/${round}/${playerId}/${optionId}/${lockedAtMs}`;

const skipLocked = (waitsForLocks: boolean) => (waitsForLocks ? sql`` : sql`SKIP LOCKED`);

/**
 * Writes the valid ones of the answers, of any matches, in one race-free statement: those whose players may still
 * give them. Returns the written ones, each with true in a match of one player, where it completes its round. Answers
 * take a shared lock on the round's row: only closing the round waits for them, and blocks later ones. An answer also
 * counts as presence. Locks are taken in the order of closing: the round, its seats, then the answer, by match and
 * player, which prevents deadlocks. Of several answers of a player, the first one counts.
 *
 * A subquery locks the rounds: of several tables locked by one query, PostgreSQL locks partitioned ones last, whatever
 * the order of their clauses.
 */
export async function recordAnswers(
  db: Db,
  answers: readonly AnswerToRecord[],
  { isPaid, waitsForLocks }: RecordOptions,
): Promise<ReadonlyMap<AnswerToRecord, boolean>> {
  const matchIds = answers.map(({ matchId }) => matchId);
  const rounds = answers.map(({ round }) => round);
  const playerIds = answers.map(({ playerId }) => playerId);
  const optionIds = answers.map(({ optionId }) => optionId);
  const lockedAts = answers.map(({ lockedAtMs }) => new Date(lockedAtMs));
  const seenForMs = answers.map((answer) => answer.seenForMs);
  const creditLimitsMs = answers.map(({ creditLimitMs }) => creditLimitMs);
  const { rows } = await sql<WrittenAnswer>`
    WITH given AS (
    SELECT * FROM unnest(${matchIds}::uuid[], ${rounds}::int[], ${playerIds}::uuid[], ${optionIds}::text[],
                         ${lockedAts}::timestamptz[], ${seenForMs}::int[], ${creditLimitsMs}::int[])
             WITH ORDINALITY AS given (match_id, round, player_id, option_id, locked_at, seen_for_ms, credit_limit_ms,
                                       ordinal)),
    answer AS (
    INSERT INTO match_answer (match_id, round, player_id, option_id, locked_at, elapsed_ms, credit_ms)
    SELECT r.match_id, r.round, p.player_id, g.option_id, g.locked_at, ${elapsedMs}, ${creditMs}
      FROM given g
      JOIN match m ON m.id = g.match_id AND (m.mode_id = ANY (${paidModes})) = ${isPaid}
      JOIN LATERAL (
        SELECT match_id, round, opens_at, closes_at, closed_at, option_ids, right_option_id FROM match_round
         WHERE match_id = g.match_id AND round = g.round AND closed_at IS NULL
           FOR SHARE ${skipLocked(waitsForLocks)}) r ON true
      JOIN match_player p ON p.match_id = g.match_id AND p.player_id = g.player_id AND p.is_active
     WHERE ${isInTime} AND g.option_id = ANY (r.option_ids)
       AND NOT EXISTS (SELECT 1 FROM match_booster b
                        WHERE b.match_id = p.match_id AND b.player_id = p.player_id AND b.round = r.round
                          AND (b.effect -> 'removed' ? g.option_id OR b.effect ->> 'firstPick' = g.option_id
                               OR (${isForgiving} AND g.option_id <> r.right_option_id)))
     ORDER BY p.match_id, p.player_id, g.ordinal
       FOR NO KEY UPDATE OF p ${skipLocked(waitsForLocks)}
        ON CONFLICT DO NOTHING
    RETURNING match_id, round, player_id, option_id, locked_at)
    UPDATE match_player p SET last_seen_at = a.locked_at
      FROM answer a JOIN match m ON m.id = a.match_id
     WHERE p.match_id = a.match_id AND p.player_id = a.player_id
    RETURNING p.match_id AS "matchId", a.round, p.player_id AS "playerId", a.option_id AS "optionId",
              (extract(epoch FROM a.locked_at) * 1000)::float8 AS "lockedAtMs", m.mode = 'solo' AS "isAlone"`.execute(
    db,
  );
  const written = new Map(rows.map((row) => [keyOf(row), row.isAlone]));
  return new Map(
    answers.flatMap((answer) => {
      const isAlone = written.get(keyOf(answer));
      // The first of several equal answers of a player was written.
      written.delete(keyOf(answer));
      return isAlone === undefined ? [] : [[answer, isAlone]];
    }),
  );
}

/**
 * Uses a second chance on a wrong pick, so that the player may choose again. True also for a repeat of the same pick;
 * of several simultaneous picks, one is forgiven.
 */
export async function forgivePick(db: Db, answer: AnswerToRecord): Promise<boolean> {
  const { matchId, playerId, round, optionId, seenForMs, creditLimitMs } = answer;
  const lockedAt = new Date(answer.lockedAtMs);
  const { rows } = await sql`
    UPDATE match_booster b
       SET effect = b.effect || jsonb_build_object('firstPick', ${optionId}::text)
      FROM (SELECT ${lockedAt}::timestamptz AS locked_at, ${seenForMs}::int AS seen_for_ms,
                   ${creditLimitMs}::int AS credit_limit_ms) g
      CROSS JOIN match_round r
      JOIN match_player p USING (match_id)
      JOIN match m ON m.id = r.match_id
     WHERE b.match_id = ${matchId} AND b.player_id = ${playerId} AND b.round = ${round}
       AND r.match_id = b.match_id AND r.round = b.round AND p.player_id = b.player_id AND p.is_active
       AND b.type = 'second_chance' AND (${isForgiving} OR b.effect ->> 'firstPick' = ${optionId})
       AND ${isInTime}
       AND ${optionId} = ANY (r.option_ids) AND ${optionId} <> r.right_option_id
       AND NOT EXISTS (SELECT 1 FROM match_answer a
                        WHERE a.match_id = b.match_id AND a.round = b.round AND a.player_id = b.player_id)
       AND NOT EXISTS (SELECT 1 FROM match_booster other
                        WHERE other.match_id = b.match_id AND other.player_id = b.player_id
                          AND other.round = b.round AND other.effect -> 'removed' ? ${optionId})
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Reason why an answer was not recorded. Another player's match looks like a missing one. */
export async function findRefusal(db: Db, answer: AnswerToRecord): Promise<ErrorCode> {
  const { matchId, playerId, round, optionId } = answer;
  const lockedAt = new Date(answer.lockedAtMs);
  const { rows } = await sql<Refusal>`
    SELECT a.player_id IS NOT NULL AS "hasAnswered", m.status = 'over' OR NOT p.is_active AS "isOver",
           r.opens_at IS NULL OR r.opens_at > ${lockedAt} AS "isAhead",
           ${optionId} <> ALL (r.option_ids) OR EXISTS (
             SELECT 1 FROM match_booster b
              WHERE b.match_id = p.match_id AND b.player_id = p.player_id AND b.round = r.round
                AND (b.effect -> 'removed' ? ${optionId} OR b.effect ->> 'firstPick' = ${optionId})) AS "isForeign"
      FROM match_player p
      JOIN match m ON m.id = p.match_id
      LEFT JOIN match_round r ON r.match_id = p.match_id AND r.round = ${round}
      LEFT JOIN match_answer a ON a.match_id = p.match_id AND a.round = ${round} AND a.player_id = p.player_id
     WHERE p.match_id = ${matchId} AND p.player_id = ${playerId}`.execute(db);
  return refusalOf(rows[0]);
}

interface Refusal {
  readonly hasAnswered: boolean;
  readonly isOver: boolean;
  readonly isAhead: boolean;
  /** Null when there is no such round. */
  readonly isForeign: boolean | null;
}

function refusalOf(found: Refusal | undefined): ErrorCode {
  if (!found) return 'MATCH_NOT_FOUND';
  if (found.hasAnswered) return 'ALREADY_ANSWERED';
  if (found.isOver) return 'MATCH_OVER';
  if (found.isAhead) return 'ROUND_NOT_OPEN';
  return found.isForeign ? 'INVALID_INPUT' : 'ROUND_CLOSED';
}
