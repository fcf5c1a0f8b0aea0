import type { ErrorCode } from '@trivia/contract/errors.ts';
import { sql } from 'kysely';
import type { Db } from '../../lib/deps.ts';

export interface AnswerToRecord {
  readonly matchId: string;
  readonly playerId: string;
  readonly round: number;
  readonly optionId: string;
  readonly lockedAtMs: number;
}

/**
 * Writes the answer if this player may still give it, in one statement, so that no two can race. It shares the round's
 * row with the other answers; only closing the round waits for them, and none is let in after that.
 */
export async function recordAnswer(db: Db, answer: AnswerToRecord): Promise<boolean> {
  const { matchId, playerId, round, optionId } = answer;
  const lockedAt = new Date(answer.lockedAtMs);
  const { rows } = await sql`
    INSERT INTO match_answer (match_id, round, player_id, option_id, locked_at, elapsed_ms)
    SELECT r.match_id, r.round, p.player_id, ${optionId}, ${lockedAt},
           (extract(epoch FROM ${lockedAt}::timestamptz - r.opens_at) * 1000)::int
      FROM match_round r
      JOIN match_player p USING (match_id)
     WHERE r.match_id = ${matchId} AND r.round = ${round}
       AND p.player_id = ${playerId} AND p.is_active
       AND r.closed_at IS NULL
       AND ${optionId} = ANY (r.option_ids)
       AND r.opens_at <= ${lockedAt} AND (r.closes_at IS NULL OR ${lockedAt} <= r.closes_at)
       FOR SHARE OF r
        ON CONFLICT DO NOTHING
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

/** Why an answer was not taken. Somebody else's match looks the same as no match. */
export async function findRefusal(db: Db, answer: AnswerToRecord): Promise<ErrorCode> {
  const { matchId, playerId, round, optionId } = answer;
  const lockedAt = new Date(answer.lockedAtMs);
  const { rows } = await sql<Refusal>`
    SELECT a.player_id IS NOT NULL AS "hasAnswered", m.status = 'over' OR NOT p.is_active AS "isOver",
           r.opens_at IS NULL OR r.opens_at > ${lockedAt} AS "isAhead",
           ${optionId} <> ALL (r.option_ids) AS "isForeign"
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
