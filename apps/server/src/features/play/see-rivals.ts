import { limits } from '@trivia/contract/limits.ts';
import type { RoundAnswerView } from '@trivia/contract/match.ts';
import { type Match, setupOf } from '../../engine/match-edit.ts';
import type { Db } from '../../lib/deps.ts';
import { findProgress } from './find-progress.ts';
import type { RoundRow } from './match-view.repository.ts';
import { listRoundAnswers } from './round-answers.repository.ts';
import { viewAnswer } from './view-answer.ts';

interface Sight {
  readonly match: Match;
  /** The round that is open, if one is. */
  readonly open: RoundRow | undefined;
  readonly playerId: string;
}

interface Rivals {
  /** Who has locked an answer in, by seat. */
  readonly answered: readonly string[];
  /** What there is to tell of a closed round. */
  answersTo(round: number): readonly RoundAnswerView[];
}

const alone: Rivals = { answered: [], answersTo: () => [] };

/** What one player may see of the others' answers: in a crowd of nobody's but the own ones, alone of none. */
export async function seeRivals(db: Db, { match, open, playerId }: Sight): Promise<Rivals> {
  if (match.mode === 'solo') return alone;
  const isCrowd = setupOf(match).players.length > limits.listedPlayers;
  const progress = open && !isCrowd ? await findProgress(db, match.id, open.round) : undefined;
  const mine = isCrowd && open && open.option_id !== null ? [playerId] : [];
  const rows = await listRoundAnswers(db, match.id, isCrowd ? { playerId } : {});
  return {
    answered: progress?.answeredPlayerIds ?? mine,
    answersTo: (round) => rows.filter((row) => row.round === round).map(viewAnswer),
  };
}
