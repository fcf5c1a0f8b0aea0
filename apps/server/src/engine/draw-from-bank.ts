import { drawQuestion } from '@trivia/rules/draw.ts';
import { sql } from 'kysely';
import type { Tx } from '../lib/deps.ts';
import type { MatchEdit } from './match-edit.ts';
import type { QuestionPick } from './mode-host.ts';

/** Every published question of the category, with when any of the players saw it last. */
async function listCandidates(tx: Tx, playerIds: readonly string[], categoryId: string | null) {
  const rows = await tx
    .selectFrom('question')
    .leftJoin('player_question as seen', (join) =>
      join
        .onRef('seen.question_id', '=', 'question.id')
        .on((eb) => eb('seen.player_id', '=', eb.fn.any(eb.val(playerIds)))),
    )
    .select(['question.id', 'question.version', 'question.difficulty', 'question.category_id'])
    .select((eb) => eb.fn.max('seen.last_seen_at').as('last_seen_at'))
    .where('question.status', '=', 'published')
    .where(sql<boolean>`(${categoryId}::text IS NULL OR question.category_id = ${categoryId})`)
    .groupBy('question.id')
    .execute();
  return rows.map(({ id, version, difficulty, category_id, last_seen_at }) => ({
    id,
    version,
    difficulty,
    categoryId: category_id,
    lastSeenMs: last_seen_at?.getTime() ?? null,
  }));
}

const listDrawn = (tx: Tx, matchId: string) =>
  tx
    .selectFrom('match_round')
    .innerJoin('question', 'question.id', 'match_round.question_id')
    .select(['question.id', 'question.category_id as categoryId'])
    .where('match_id', '=', matchId)
    .execute();

/** The next question by the match's seed: unseen ones first, difficulty rising. */
export async function drawFromBank({ tx, match, setup }: MatchEdit, round: number): Promise<QuestionPick> {
  const playerIds = setup.players.map(({ id }) => id);
  const candidates = await listCandidates(tx, playerIds, setup.categoryId);
  const drawn = await listDrawn(tx, match.id);
  const question = drawQuestion({ seed: match.seed, round, rounds: match.round_count, candidates, drawn });
  if (!question) throw new Error('The bank has no question left for this match');
  return { questionId: question.id, version: question.version };
}
