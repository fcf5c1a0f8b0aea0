import { sql } from 'kysely';
import type { CorrectedPlayer } from '../../core/events/domain-events.ts';
import { recordEvents } from '../../core/events/record-events.ts';
import { book } from '../../core/wallet/book.ts';
import { house, matchSubject, move, player } from '../../core/wallet/transfer.ts';
import type { Tx } from '../../lib/database/db.ts';
import type { Match } from '../locked-match.ts';
import { correctionKey, wasCancelled } from '../settlement-keys.ts';
import { isAnswered } from '../unanswered.ts';
import { type Correction, findCorrections } from './find-corrections.ts';

/** True when the correction turns a loss into a win. */
const hasTurned = ({ before, after }: Pick<Correction, 'before' | 'after'>): boolean =>
  after.outcome === 'won' && before.outcome !== 'won';

async function updateResult(tx: Tx, match: Match, one: Correction, gain: Gain, nowMs: number): Promise<void> {
  const { playerId, before, after } = one;
  const hasWon = hasTurned(one);
  const moreRight = after.rightAnswers - before.rightAnswers;
  await tx
    .updateTable('match_result')
    .set((eb) => ({
      points: eb('points', '+', gain.points),
      coins: eb('coins', '+', gain.coins),
      earned_points: eb('earned_points', '+', gain.earned),
      right_answers: eb('right_answers', '+', moreRight),
      ...(hasWon && { outcome: 'won' as const }),
      corrected_at: new Date(nowMs),
    }))
    .where('match_id', '=', match.id)
    .where('player_id', '=', playerId)
    .execute();
  await tx
    .updateTable('player_statistics')
    .set({
      right_answers: sql`right_answers + ${moreRight}`,
      matches_won: sql`matches_won + ${hasWon ? 1 : 0}`,
    })
    .where('player_id', '=', playerId)
    .execute();
}

/** Counts the question as answered right in the player's statistics. */
async function updateRecord(tx: Tx, { playerId, questionId, verdict }: Correction): Promise<void> {
  if (verdict === 'right') return;
  await tx
    .updateTable('player_question')
    .set((eb) => ({
      answered_count: eb('answered_count', '+', verdict === 'none' ? 1 : 0),
      right_count: eb('right_count', '+', 1),
    }))
    .where('player_id', '=', playerId)
    .where('question_id', '=', questionId)
    .execute();
}

interface Gain {
  readonly coins: number;
  readonly points: number;
  readonly earned: number;
}

/** Gain of a correction, never negative: earlier payments stand, even if another player would have won. */
const gainOf = ({ before, after, answerCoins }: Correction): Gain => {
  const points = Math.max(0, after.points - before.points);
  return {
    coins: Math.max(0, after.coins - before.coins) + answerCoins,
    points,
    earned: Math.min(points, Math.max(0, after.earnedPoints - before.earnedPoints)),
  };
};

const toEvent = ({ playerId, verdict, before, after }: Correction, gain: Gain): CorrectedPlayer => ({
  playerId,
  verdict,
  earnedPoints: gain.earned,
  coins: gain.coins,
  points: gain.points,
  rightAnswers: after.rightAnswers - before.rightAnswers,
  hasWon: hasTurned({ before, after }),
});

/**
 * Refunds the players of a finished match for a voided question, in the caller's transaction. A repeat changes
 * nothing. Returns the number of players who were paid.
 */
export async function correctMatch(tx: Tx, match: Match, questionId: string, nowMs: number): Promise<number> {
  // Cancelled matches, and live ones without answers, cost the players nothing.
  if (await wasCancelled(tx, match.id)) return 0;
  if (match.mode === 'multi' && !(await isAnswered(tx, match.id))) return 0;
  const players: CorrectedPlayer[] = [];
  let corrected = 0;
  for (const one of await findCorrections(tx, match, questionId)) {
    const { playerId } = one;
    const gain = gainOf(one);
    const key = correctionKey(match.id, questionId, playerId);
    const postings = [
      ...move(house, player(playerId), 'coin', gain.coins),
      ...move(house, player(playerId), 'point', gain.points, gain.earned),
    ];
    const { isNew } = await book(
      tx,
      { key, reason: 'correction', subject: matchSubject(match.id), postings },
      nowMs,
    );
    if (!isNew) continue;
    await updateResult(tx, match, one, gain, nowMs);
    await updateRecord(tx, one);
    players.push(toEvent(one, gain));
    if (gain.coins + gain.points > 0) corrected += 1;
  }
  if (players.length > 0) {
    const data = { matchId: match.id, modeId: match.mode_id, questionId, players };
    await recordEvents(tx, [{ name: 'match.corrected', data }], nowMs);
  }
  return corrected;
}
