import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { changeMatch, type EngineDeps } from '../change-match.ts';
import type { LockedMatch } from '../locked-match.ts';
import { type Absence, absencesOf, modeHooksOf } from '../mode-hooks.ts';
import { advanceMatch } from '../rounds/advance-match.ts';
import { forfeit } from '../rounds/forfeit.ts';
import { cancelMatch } from '../settlement/cancel-match.ts';
import { OVERDUE_MS, STUCK_AFTER_MS } from '../timing.ts';
import { tryChange } from '../try-change.ts';

/** Matches per sweep; the next sweep, a second later, handles the rest. */
const SWEEP_LIMIT = 1_000;

type SweepDeps = Pick<Deps, 'db' | 'clock'>;

/** Lists matches that their own node should have advanced by now, most overdue first. */
async function listOverdue({ db, clock }: SweepDeps): Promise<string[]> {
  const rows = await db
    .selectFrom('match_due')
    .select('match_id')
    .where('due_at', '<=', new Date(clock.nowMs() - OVERDUE_MS))
    .orderBy('due_at')
    .limit(SWEEP_LIMIT)
    .execute();
  return rows.map(({ match_id }) => match_id);
}

/**
 * Lists matches of a mode with a player who has been absent for too long, longest first. The index on `seen_from`,
 * which is rounded, narrows the search to players who are gone or nearly so.
 */
export async function listAbandoned(
  { db, clock }: SweepDeps,
  { modeId, absenceMs }: Absence,
): Promise<string[]> {
  const unseenSince = new Date(clock.nowMs() - absenceMs);
  const { rows } = await sql<{ id: string }>`
    SELECT p.match_id AS id FROM match_player p
     WHERE p.seen_from <= ${unseenSince} AND p.last_seen_at <= ${unseenSince}
       AND EXISTS (SELECT FROM match m WHERE m.id = p.match_id AND m.status = 'playing' AND m.mode_id = ${modeId})
     ORDER BY p.seen_from LIMIT ${SWEEP_LIMIT}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forfeits for players who have been absent for too long. */
async function forfeitAbsent(locked: LockedMatch): Promise<void> {
  const { absenceMs } = modeHooksOf(locked);
  if (absenceMs === null) return;
  const absent = await locked.tx
    .selectFrom('match_player')
    .select('player_id')
    .where('match_id', '=', locked.match.id)
    .where('status', '=', 'playing')
    .where('last_seen_at', '<=', new Date(locked.nowMs - absenceMs))
    .execute();
  for (const { player_id } of absent) await forfeit(locked, player_id);
}

/** Cancels a match that has been stuck for too long; until then it may recover. */
async function cancelIfStuck(locked: LockedMatch): Promise<void> {
  const dueAtMs = locked.match.due_at?.getTime() ?? locked.nowMs;
  if (!locked.isOver && dueAtMs <= locked.nowMs - STUCK_AFTER_MS) await cancelMatch(locked);
}

async function cancelAfterFailure(deps: EngineDeps, matchId: string): Promise<void> {
  try {
    await changeMatch(deps, matchId, cancelIfStuck);
  } catch (error) {
    deps.log.error({ err: error, matchId }, 'match could not be cancelled');
  }
}

/**
 * Forfeits for absent players, advances overdue matches and cancels stuck ones. Each listed match is checked
 * again under its lock; locked ones are left to the lock's holder.
 */
export async function sweepMatches(deps: EngineDeps): Promise<void> {
  for (const absence of absencesOf(deps.engine.hooks)) {
    for (const id of await listAbandoned(deps, absence)) await tryChange(deps, id, forfeitAbsent);
  }
  for (const id of await listOverdue(deps)) {
    if ((await tryChange(deps, id, advanceMatch)) === 'failed') await cancelAfterFailure(deps, id);
  }
}
