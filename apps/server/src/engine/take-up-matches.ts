import { advanceMatch } from './advance-match.ts';
import { changeMatch, type EngineDeps } from './change-match.ts';
import type { DueList } from './due-list.ts';

/** Goes on with every match that is being played, also with rounds that were answered and never closed. */
export async function takeUpMatches(deps: EngineDeps, due: DueList): Promise<void> {
  const matches = await deps.db
    .selectFrom('match')
    .select(['id', 'due_at'])
    .where('status', '=', 'playing')
    .where('due_at', 'is not', null)
    .execute();
  for (const { id, due_at } of matches) due.set(id, due_at?.getTime() ?? null);

  const answered = await deps.db
    .selectFrom('match')
    .innerJoin('match_answer as answer', (join) =>
      join.onRef('answer.match_id', '=', 'match.id').onRef('answer.round', '=', 'match.round'),
    )
    .select('match.id')
    .distinct()
    .where('match.status', '=', 'playing')
    .where('match.phase', '=', 'round')
    .execute();
  for (const { id } of answered) await changeMatch(deps, id, advanceMatch);
}
