import { sql } from 'kysely';
import type { Db } from '../../deps.ts';
import type { Change } from '../change-match.ts';
import { ANNOUNCE_MS } from '../clock/timing.ts';
import type { LockedMatch } from '../locked-match.ts';
import { closeRound } from './close-round.ts';
import { openRound } from './open-round.ts';

/** Whether any active player has yet to answer the round. Stops at the first such player. */
export async function isAnyMissing(db: Db, matchId: string, round: number): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM match_player p
       WHERE p.match_id = ${matchId} AND p.is_active
         AND NOT EXISTS (SELECT 1 FROM match_answer a
                          WHERE a.match_id = p.match_id AND a.round = ${round} AND a.player_id = p.player_id)
    ) AS missing`.execute(db);
  return rows[0]?.missing ?? false;
}

/** Closes the round if every active player has answered it. */
export async function closeIfAnswered(locked: LockedMatch): Promise<void> {
  const { tx, match } = locked;
  if (match.phase !== 'round') return;
  if (!(await isAnyMissing(tx, match.id, match.round))) await closeRound(locked);
}

/** Closes the round that was found to have all answers, unless it was closed meanwhile. */
export const closeAnswered =
  (round: number): Change =>
  async (locked) => {
    if (locked.match.round === round) await closeRound(locked);
  };

async function openNext(locked: LockedMatch): Promise<void> {
  const { match, nowMs } = locked;
  // A reveal that waits is ended by the player.
  if (match.next_round_at === null) return;
  const plannedMs = match.next_round_at.getTime();
  if (nowMs < plannedMs - ANNOUNCE_MS) return;
  // A delayed round still gets its full reading time.
  await openRound(locked, nowMs <= plannedMs ? plannedMs : nowMs + ANNOUNCE_MS);
}

/** Closes a round whose time is up, or opens the next one; does nothing before the match is due. */
export async function advanceMatch(locked: LockedMatch): Promise<void> {
  const { match, nowMs } = locked;
  if (locked.isOver) return;
  if (match.phase === 'reveal') return await openNext(locked);
  if (match.due_at !== null && match.due_at.getTime() <= nowMs) return await closeRound(locked);
  await closeIfAnswered(locked);
}
