import { limits } from '@trivia/contract/limits.ts';
import type { RoundAnswerView } from '@trivia/contract/play/rounds.ts';
import type { Db } from '../../lib/database/db.ts';
import { type Match, setupOf } from '../locked-match.ts';
import type { RoundRow } from './match-view.repository.ts';
import { findProgress, listRoundAnswers } from './round-answers.repository.ts';
import { viewAnswer } from './view-round.ts';

interface RivalQuery {
  readonly match: Match;
  /** The open round, if there is one. */
  readonly open: RoundRow | undefined;
  readonly playerId: string;
}

interface Rivals {
  /** Players who have locked an answer in, by seat. */
  readonly answered: readonly string[];
  /** Answers shown for a closed round. */
  answersTo(round: number): readonly RoundAnswerView[];
}

const alone: Rivals = { answered: [], answersTo: () => [] };

/**
 * Answers that a player may see: all players' in a small match, only the own ones in a crowd, none when playing
 * alone.
 */
export async function viewRivals(db: Db, { match, open, playerId }: RivalQuery): Promise<Rivals> {
  if (match.mode === 'solo') return alone;
  const isCrowd = setupOf(match).players.length > limits.listedPlayers;
  const progress = open && !isCrowd ? await findProgress(db, match.id, open.round) : undefined;
  const mine = open && open.option_id !== null ? [playerId] : [];
  const rows = await listRoundAnswers(db, match.id, isCrowd ? { playerId } : {});
  return {
    answered: progress?.answeredPlayerIds ?? mine,
    answersTo: (round) => rows.filter((row) => row.round === round).map(viewAnswer),
  };
}
