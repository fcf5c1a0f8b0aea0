import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { keepPresence } from './keep-presence.ts';
import { findMatchOf } from './match-view.repository.ts';

export interface MatchEventQuery {
  readonly matchId: string;
  readonly playerId: string;
  /** Events of a higher version are asked for. */
  readonly since: number;
}

/** What happened in a match, oldest first, and the version it is at. Refuses with MATCH_NOT_FOUND. */
export async function listMatchEvents(deps: Deps, { matchId, playerId, since }: MatchEventQuery) {
  const match = await findMatchOf(deps.db, matchId, playerId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  await keepPresence(deps, { matchId, playerId });
  const rows = await deps.db
    .selectFrom('match_event')
    .select(['version', 'kind', 'at'])
    .where('match_id', '=', matchId)
    .where('version', '>', since)
    .orderBy('version')
    .execute();
  const data = rows.map(({ version, kind, at }) => ({ version, kind, atMs: at.getTime() }));
  return { version: data.at(-1)?.version ?? match.version, data };
}
