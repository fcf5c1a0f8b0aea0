import { sql } from 'kysely';
import { notify } from '../features/notifications/notify.ts';
import { book } from '../features/wallet/book.ts';
import { house, move, player } from '../features/wallet/transfer.ts';
import type { Tx } from '../lib/deps.ts';
import { type Match, modeOf } from './match-edit.ts';
import { type Due, listPlayedRounds, type PlayedRound, replayMatch } from './replay-match.ts';

interface Correction {
  readonly playerId: string;
  readonly before: Due;
  readonly after: Due;
  /** Coins that the wrong question itself took. */
  readonly answerCoins: number;
}

const listLeavers = async (tx: Tx, matchId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('match_player')
    .select('player_id')
    .where('match_id', '=', matchId)
    .where('status', '=', 'left')
    .execute();
  return rows.map(({ player_id }) => player_id);
};

/** Questions of the match that were voided, the oldest first. */
export async function listVoided(tx: Tx, matchId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('match_round as round')
    .innerJoin('question_void as void', (join) =>
      join
        .onRef('void.question_id', '=', 'round.question_id')
        .onRef('void.version', '=', 'round.question_version'),
    )
    .select('round.question_id')
    .where('round.match_id', '=', matchId)
    .orderBy('void.voided_at')
    .orderBy('round.round')
    .execute();
  return rows.map(({ question_id }) => question_id);
}

const answerCoinsOf = (
  match: Match,
  rounds: readonly PlayedRound[],
  questionId: string,
  playerId: string,
) => {
  const round = rounds.find(({ row }) => row.question_id === questionId);
  const hasPaid = (round?.answers[playerId]?.verdict ?? 'none') !== 'none';
  return hasPaid ? modeOf(match.mode_id).coinsPerAnswer : 0;
};

/** What voiding one more question changes for each player who stayed. */
async function findCorrections(tx: Tx, match: Match, questionId: string): Promise<Correction[]> {
  const voided = await listVoided(tx, match.id);
  const earlier = voided.slice(0, voided.indexOf(questionId));
  const rounds = await listPlayedRounds(tx, match.id);
  const leavers = await listLeavers(tx, match.id);
  const before = replayMatch(match, rounds, new Set(earlier), leavers);
  const after = replayMatch(match, rounds, new Set([...earlier, questionId]), leavers);
  return [...after].flatMap(([playerId, due]) => {
    const was = before.get(playerId);
    if (!was || leavers.includes(playerId)) return [];
    const answerCoins = answerCoinsOf(match, rounds, questionId, playerId);
    return [{ playerId, before: was, after: due, answerCoins }];
  });
}

async function updateResult(tx: Tx, match: Match, one: Correction, gain: Gain, nowMs: number): Promise<void> {
  const { playerId, before, after } = one;
  const hasWon = after.outcome === 'won' && before.outcome !== 'won';
  const moreRight = after.rightAnswers - before.rightAnswers;
  await tx
    .updateTable('match_result')
    .set((eb) => ({
      points: eb('points', '+', gain.points),
      coins: eb('coins', '+', gain.coins),
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

interface Gain {
  readonly coins: number;
  readonly points: number;
  readonly earned: number;
}

/** Never below nothing: what was paid stays paid, also where another would have won. */
const gainOf = ({ before, after, answerCoins }: Correction): Gain => {
  const points = Math.max(0, after.points - before.points);
  return {
    coins: Math.max(0, after.coins - before.coins) + answerCoins,
    points,
    earned: Math.min(points, Math.max(0, after.earnedPoints - before.earnedPoints)),
  };
};

/**
 * Gives back what a wrong question cost the players of a finished match, in the caller's transaction, and tells them.
 * A repeat changes nothing. Returns how many players were given something.
 */
export async function correctMatch(tx: Tx, match: Match, questionId: string, nowMs: number): Promise<number> {
  let corrected = 0;
  for (const one of await findCorrections(tx, match, questionId)) {
    const { playerId } = one;
    const gain = gainOf(one);
    const key = `match:${match.id}:void:${questionId}:${playerId}`;
    const postings = [
      ...move(house, player(playerId), 'coin', gain.coins),
      ...move(house, player(playerId), 'point', gain.points, gain.earned),
    ];
    const { isNew } = await book(tx, { key, reason: 'correction', reference: match.id, postings }, nowMs);
    if (!isNew) continue;
    await updateResult(tx, match, one, gain, nowMs);
    const { coins, points } = gain;
    if (coins + points === 0) continue;
    await notify(tx, { playerId, kind: 'match_corrected', matchId: match.id, coins, points }, nowMs);
    corrected += 1;
  }
  return corrected;
}
