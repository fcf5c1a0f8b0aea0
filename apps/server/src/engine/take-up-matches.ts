import { sql } from 'kysely';
import type { EngineDeps } from './change-match.ts';
import type { DueList } from './due-list.ts';
import { tryAdvance } from './try-advance.ts';

/** Closes rounds that wait for nobody: who wrote the last answer has died before they came to it. */
export async function closeAnswered(deps: EngineDeps): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM match m
     WHERE m.status = 'playing' AND m.phase = 'round'
       AND NOT EXISTS (
         SELECT 1 FROM match_player p
          WHERE p.match_id = m.id AND p.is_active
            AND NOT EXISTS (SELECT 1 FROM match_answer a
                             WHERE a.match_id = m.id AND a.round = m.round AND a.player_id = p.player_id))`.execute(
    deps.db,
  );
  for (const { id } of rows) await tryAdvance(deps, id);
}

/** Goes on with every match that is being played, also with rounds that were answered and never closed. */
export async function takeUpMatches(deps: EngineDeps, due: DueList): Promise<void> {
  const matches = await deps.db
    .selectFrom('match')
    .select(['id', 'due_at'])
    .where('status', '=', 'playing')
    .where('due_at', 'is not', null)
    .execute();
  for (const { id, due_at } of matches) due.set(id, due_at?.getTime() ?? null);

  await closeAnswered(deps);
}
