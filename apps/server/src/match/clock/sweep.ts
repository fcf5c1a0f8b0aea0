import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { changeMatch, type EngineDeps } from '../change-match.ts';
import type { LockedMatch } from '../locked-match.ts';
import { type Absence, absencesOf, hostOf } from '../mode-hosts.ts';
import { advanceMatch } from '../rounds/advance-match.ts';
import { cancelMatch } from '../settlement/cancel-match.ts';
import { forfeit } from '../settlement/forfeit.ts';
import { tryChange } from '../try-change.ts';
import { GIVE_UP_AFTER_MS, OVERDUE_MS } from './timing.ts';

/** Matches that a sweep looks at; the next one, a second later, goes on with those that are left. */
const AT_ONCE = 1_000;

type SweepDeps = Pick<Deps, 'db' | 'clock'>;

/** Lists matches that their own node should have advanced by now, longest due first. */
async function listOverdue({ db, clock }: SweepDeps): Promise<string[]> {
  const rows = await db
    .selectFrom('match_due')
    .select('match_id')
    .where('due_at', '<=', new Date(clock.nowMs() - OVERDUE_MS))
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ match_id }) => match_id);
}

/**
 * Lists matches of a mode with a player who has been away for too long, longest first. Seats are found by the rounded
 * time, which costs only those who are gone or nearly so.
 */
export async function listDeserted(
  { db, clock }: SweepDeps,
  { modeId, absenceMs }: Absence,
): Promise<string[]> {
  const unseenSince = new Date(clock.nowMs() - absenceMs);
  const { rows } = await sql<{ id: string }>`
    SELECT p.match_id AS id FROM match_player p
     WHERE p.seen_from <= ${unseenSince} AND p.last_seen_at <= ${unseenSince}
       AND EXISTS (SELECT FROM match m WHERE m.id = p.match_id AND m.status = 'playing' AND m.mode_id = ${modeId})
     ORDER BY p.seen_from LIMIT ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Forfeits for players who have been away for too long. */
async function forfeitAbsent(locked: LockedMatch): Promise<void> {
  const { absenceMs } = hostOf(locked);
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

/** Cancels a match that has stood still for too long; until then it may recover. */
async function cancelIfStuck(locked: LockedMatch): Promise<void> {
  const dueAtMs = locked.match.due_at?.getTime() ?? locked.nowMs;
  if (!locked.isOver && dueAtMs <= locked.nowMs - GIVE_UP_AFTER_MS) await cancelMatch(locked);
}

async function giveUpOn(deps: EngineDeps, matchId: string): Promise<void> {
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
  for (const absence of absencesOf(deps.engine.parts)) {
    for (const id of await listDeserted(deps, absence)) await tryChange(deps, id, forfeitAbsent);
  }
  for (const id of await listOverdue(deps)) {
    if ((await tryChange(deps, id, advanceMatch)) === 'failed') await giveUpOn(deps, id);
  }
}
