import type { MatchDraw } from '@trivia/contract/play/draws.ts';
import { cellsOf, type DrawnQuestion, drawOrder, levelOrder, type PoolCell } from '@trivia/rules/draw.ts';
import { findPool } from '../../core/questions/pool.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';
import { setupOf } from '../locked-match.ts';
import { seedHashOf } from '../rounds/next-seed.ts';
import { findMatchOf, listRounds, type RoundRow } from './match-view.repository.ts';
import { requireRounds } from './require-rounds.ts';
import type { MatchViewer } from './view-match.ts';

interface RoundDraw {
  readonly seed: string;
  readonly round: number;
  readonly rounds: number;
  readonly cells: readonly PoolCell[];
  readonly drawn: readonly DrawnQuestion[];
}

/** Lists the questions that come before this one in its round's draw order. */
function listSkipped({ seed, round, rounds, cells, drawn }: RoundDraw, questionId: string): string[] {
  const passed: string[] = [];
  for (const id of drawOrder({ seed, round, levels: levelOrder({ seed, round, rounds }), cells, drawn })) {
    if (id === questionId) return passed;
    passed.push(id);
  }
  return passed;
}

/** Reads the editions of the pool that the rounds were drawn from, usually one. */
async function readPools(
  db: Db,
  rounds: readonly RoundRow[],
): Promise<ReadonlyMap<number, readonly PoolCell[]>> {
  const revisions = new Set(rounds.flatMap(({ pool_revision }) => pool_revision ?? []));
  const pools = new Map<number, readonly PoolCell[]>();
  for (const revision of revisions) pools.set(revision, (await findPool(db, revision))?.cells ?? []);
  return pools;
}

/**
 * Reads everything needed to check a finished match's draw. Refuses with MATCH_NOT_FOUND, MATCH_NOT_OVER and
 * MATCH_ARCHIVED.
 */
export async function getMatchDraw({ db }: Pick<Deps, 'db'>, viewer: MatchViewer): Promise<MatchDraw> {
  const { matchId, playerId } = viewer;
  const match = await findMatchOf(db, matchId, playerId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  if (match.status !== 'over') throw new AppError('MATCH_NOT_OVER');
  const { seed, round_count: rounds } = match;
  const { categoryId } = setupOf(match);

  const drawn: DrawnQuestion[] = [];
  const data: MatchDraw['rounds'] = [];
  const rows = await listRounds(db, viewer);
  requireRounds(match, rows.length);
  const pools = await readPools(db, rows);
  for (const row of rows) {
    if (row.pool_revision === null) continue;
    const cells = cellsOf(pools.get(row.pool_revision) ?? [], categoryId);
    const passedOver = listSkipped({ seed, round: row.round, rounds, cells, drawn }, row.question_id);
    data.push({
      round: row.round,
      poolRevision: row.pool_revision,
      questionId: row.question_id,
      prompt: row.prompt,
      passedOver,
      isRepeat: row.is_repeat,
      optionOrder: row.option_order,
    });
    // Use the category in that edition; it may have changed since.
    const cell = cells.find(({ questionIds }) => questionIds.includes(row.question_id));
    drawn.push({ id: row.question_id, categoryId: cell?.categoryId ?? row.category_id });
  }
  return { matchId, seedHash: seedHashOf(seed), seed, roundCount: rounds, categoryId, rounds: data };
}
