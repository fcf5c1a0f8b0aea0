import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';
import { setupOf } from '../locked-match.ts';
import { recordPresence } from '../presence.ts';
import { fillMatchEvents } from './fill-match-events.ts';
import { findMatchOf } from './match-view.repository.ts';

export interface MatchEventQuery {
  readonly matchId: string;
  readonly playerId: string;
  /** Version after which events are listed. */
  readonly since: number;
}

const listEvents = (db: Db, { matchId, since }: MatchEventQuery) =>
  db
    .selectFrom('match_event')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('version', '>', since)
    .orderBy('version')
    .execute();

/** Events of a match with their data, oldest first, and the match's version. Refuses with MATCH_NOT_FOUND. */
export async function listMatchEvents(deps: Deps, asked: MatchEventQuery) {
  const { matchId, playerId } = asked;
  const match = await findMatchOf(deps.db, matchId, playerId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  await recordPresence(deps, asked);
  const rows = await listEvents(deps.db, asked);
  const playerCount = setupOf(match).players.length;
  const events = rows.map(({ version, kind, at, data }) => {
    return { version, kind, atMs: at.getTime(), data, playerCount };
  });
  const told = match.mode === 'multi' ? await fillMatchEvents(deps.db, matchId, events) : [];
  const data = events.map(({ version, kind, atMs }) => {
    return { version, kind, atMs, event: told.find((one) => one.version === version)?.payload ?? null };
  });
  return { version: data.at(-1)?.version ?? match.version, data };
}
