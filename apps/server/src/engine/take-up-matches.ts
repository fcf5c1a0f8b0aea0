import { sql } from 'kysely';
import type { Deps } from '../lib/deps.ts';
import type { DueList } from './due-list.ts';
import { waitsForNobody } from './waits-for-nobody.ts';

/** Rounds that wait for nobody: who wrote the last answer has died before they came to close them. */
async function listAnswered({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM match m
     WHERE m.status = 'playing' AND m.phase = 'round' AND ${waitsForNobody}
     ORDER BY m.due_at, m.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Puts every match that is being played on the list. Returns those that are to be seen to at once. */
export async function takeUpMatches(deps: Pick<Deps, 'db'>, due: DueList): Promise<string[]> {
  const matches = await deps.db
    .selectFrom('match')
    .select(['id', 'due_at'])
    .where('status', '=', 'playing')
    .where('due_at', 'is not', null)
    .execute();
  for (const { id, due_at } of matches) due.set(id, due_at?.getTime() ?? null);
  return await listAnswered(deps);
}
