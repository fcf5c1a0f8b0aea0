import { sql } from 'kysely';
import type { Tx } from '../lib/deps.ts';
import { advanceMatch } from './advance-match.ts';
import { cancelMatch } from './cancel-match.ts';
import { type Change, changeLocked, changeMatch, type EngineDeps } from './change-match.ts';
import { forfeit } from './forfeit.ts';
import type { Match, MatchEdit } from './match-edit.ts';
import { absences, hostOf } from './mode-hosts.ts';
import { GIVE_UP_AFTER_MS, OVERDUE_MS } from './timing.ts';

type Lock = (tx: Tx) => Promise<Match | undefined>;

/** A match that its own node should have seen to by now, and that no other node is at. */
const lockOverdue =
  (nowMs: number, failed: readonly string[]): Lock =>
  (tx) =>
    tx
      .selectFrom('match')
      .selectAll()
      .where('status', '=', 'playing')
      .where('due_at', '<=', new Date(nowMs - OVERDUE_MS))
      .where((eb) => eb.not(eb('id', '=', eb.fn.any(sql<string[]>`${failed}::uuid[]`))))
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();

const lockDeserted =
  (modeId: string, unseenSince: Date, failed: readonly string[]): Lock =>
  async (tx) => {
    const { rows } = await sql<Match>`
      SELECT m.* FROM match m
       WHERE m.status = 'playing' AND m.mode_id = ${modeId} AND m.id <> ALL (${failed}::uuid[])
         AND EXISTS (SELECT 1 FROM match_player p
                      WHERE p.match_id = m.id AND p.status = 'playing' AND p.last_seen_at <= ${unseenSince})
       LIMIT 1 FOR UPDATE OF m SKIP LOCKED`.execute(tx);
    return rows[0];
  };

/** Lets those go who have been away for too long. */
async function forfeitAbsent(edit: MatchEdit): Promise<void> {
  const { absenceMs } = hostOf(edit.match.mode_id);
  if (absenceMs === null) return;
  const absent = await edit.tx
    .selectFrom('match_player')
    .select('player_id')
    .where('match_id', '=', edit.match.id)
    .where('status', '=', 'playing')
    .where('last_seen_at', '<=', new Date(edit.nowMs - absenceMs))
    .execute();
  for (const { player_id } of absent) await forfeit(edit, player_id);
}

/**
 * Changes what the lock finds until it finds nothing more. One match that fails holds up no other. Returns those that
 * failed.
 */
async function sweepAll(
  deps: EngineDeps,
  lockNext: (failed: readonly string[]) => Lock,
  change: Change,
): Promise<string[]> {
  const failed: string[] = [];
  for (;;) {
    let lockedId: string | undefined;
    const lock: Lock = async (tx) => {
      const match = await lockNext(failed)(tx);
      lockedId = match?.id;
      return match;
    };
    try {
      if (!(await changeLocked(deps, lock, change))) return failed;
    } catch (error) {
      if (lockedId === undefined) throw error;
      deps.log.error({ err: error, matchId: lockedId }, 'a match could not be advanced');
      failed.push(lockedId);
    }
  }
}

/** Calls off what has stood still for too long; until then it may yet go on. */
async function cancelIfStuck(edit: MatchEdit): Promise<void> {
  const dueAtMs = edit.match.due_at?.getTime() ?? edit.nowMs;
  if (!edit.isOver && dueAtMs <= edit.nowMs - GIVE_UP_AFTER_MS) await cancelMatch(edit);
}

async function giveUpOn(deps: EngineDeps, matchId: string): Promise<void> {
  try {
    await changeMatch(deps, matchId, cancelIfStuck);
  } catch (error) {
    deps.log.error({ err: error, matchId }, 'a match could not be called off');
  }
}

/** Forfeits for who is gone, takes over matches that nobody sees to, and calls off those that can't go on. */
export async function sweepMatches(deps: EngineDeps): Promise<void> {
  const nowMs = deps.clock.nowMs();
  for (const { modeId, absenceMs } of absences) {
    const unseenSince = new Date(nowMs - absenceMs);
    await sweepAll(deps, (failed) => lockDeserted(modeId, unseenSince, failed), forfeitAbsent);
  }
  const failed = await sweepAll(deps, (before) => lockOverdue(nowMs, before), advanceMatch);
  for (const matchId of failed) await giveUpOn(deps, matchId);
}
