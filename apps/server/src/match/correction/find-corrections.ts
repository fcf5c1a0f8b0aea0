/** Effect of a voided question on the players of a finished match. */
import type { RoundAnswer } from '@trivia/rules/match/mode.ts';
import type { Tx } from '../../lib/database/db.ts';
import { type Match, modeOf } from '../locked-match.ts';
import { type Due, listPlayedRounds, replayMatch } from './replay-match.ts';

export interface Correction {
  readonly playerId: string;
  readonly questionId: string;
  /** Verdict on the player's answer before the correction. */
  readonly verdict: RoundAnswer['verdict'];
  readonly before: Due;
  readonly after: Due;
  /** Coins that the player paid for the answer. */
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

/** Lists voided questions of the match, oldest first. */
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

/** Computes what one more voided question changes for each player who stayed to the end. */
export async function findCorrections(tx: Tx, match: Match, questionId: string): Promise<Correction[]> {
  const voided = await listVoided(tx, match.id);
  const earlier = voided.slice(0, voided.indexOf(questionId));
  const rounds = await listPlayedRounds(tx, match.id);
  const leavers = await listLeavers(tx, match.id);
  const before = replayMatch(match, rounds, new Set(earlier), leavers);
  const after = replayMatch(match, rounds, new Set([...earlier, questionId]), leavers);
  const answers = rounds.find(({ row }) => row.question_id === questionId)?.answers ?? {};
  return [...after].flatMap(([playerId, due]) => {
    const was = before.get(playerId);
    if (!was || leavers.includes(playerId)) return [];
    const verdict = answers[playerId]?.verdict ?? 'none';
    const answerCoins = verdict === 'none' ? 0 : modeOf(match).coinsPerAnswer;
    return [{ playerId, questionId, verdict, before: was, after: due, answerCoins }];
  });
}
