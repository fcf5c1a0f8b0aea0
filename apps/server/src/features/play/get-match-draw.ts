import type { MatchDraw } from '@trivia/contract/draws.ts';
import { type DrawnQuestion, drawOrder, levelOrder, type PoolCell } from '@trivia/rules/draw.ts';
import { setupOf } from '../../engine/match-edit.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { findPool } from '../questions/pool.ts';
import { findMatchOf, listRounds } from './match-view.repository.ts';
import { seedHashOf } from './next-seed.ts';
import type { MatchViewer } from './view-match.ts';

interface Place {
  readonly seed: string;
  readonly round: number;
  readonly rounds: number;
  readonly cells: readonly PoolCell[];
  readonly drawn: readonly DrawnQuestion[];
}

/** What came before a question in its round's order. */
function listPassedOver({ seed, round, rounds, cells, drawn }: Place, questionId: string): string[] {
  const passed: string[] = [];
  for (const id of drawOrder({ seed, round, levels: levelOrder({ seed, round, rounds }), cells, drawn })) {
    if (id === questionId) return passed;
    passed.push(id);
  }
  return passed;
}

/** Everything it takes to check a finished match's draw. Refuses with MATCH_NOT_FOUND and MATCH_NOT_OVER. */
export async function getMatchDraw({ db }: Pick<Deps, 'db'>, viewer: MatchViewer): Promise<MatchDraw> {
  const { matchId, playerId, language } = viewer;
  const match = await findMatchOf(db, matchId, playerId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  if (match.status !== 'over') throw new AppError('MATCH_NOT_OVER');
  const { seed, round_count: rounds } = match;
  const { categoryId } = setupOf(match);

  const drawn: DrawnQuestion[] = [];
  const data: MatchDraw['rounds'] = [];
  for (const row of await listRounds(db, matchId, playerId, language)) {
    if (row.pool_revision === null) continue;
    const pool = await findPool(db, row.pool_revision);
    const cells = (pool?.cells ?? []).filter((cell) => categoryId === null || cell.categoryId === categoryId);
    const passedOver = listPassedOver({ seed, round: row.round, rounds, cells, drawn }, row.question_id);
    data.push({
      round: row.round,
      poolRevision: row.pool_revision,
      questionId: row.question_id,
      prompt: row.prompt,
      passedOver,
      isRepeat: row.is_repeat,
      optionOrder: row.option_order,
    });
    drawn.push({ id: row.question_id, categoryId: row.category_id });
  }
  return { matchId, seedHash: seedHashOf(seed), seed, roundCount: rounds, categoryId, rounds: data };
}
