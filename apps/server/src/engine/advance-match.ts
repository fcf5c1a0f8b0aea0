import { sql } from 'kysely';
import type { Db } from '../lib/deps.ts';
import { closeRound } from './close-round.ts';
import type { MatchEdit } from './match-edit.ts';
import { announceRound } from './open-round.ts';
import { ANNOUNCE_MS } from './timing.ts';

/** How many players a round still waits for. */
export async function countMissing(db: Db, matchId: string, round: number): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    SELECT count(*)::int AS missing
      FROM match_player p
      LEFT JOIN match_answer a
        ON a.match_id = p.match_id AND a.round = ${round} AND a.player_id = p.player_id
     WHERE p.match_id = ${matchId} AND p.is_active AND a.player_id IS NULL`.execute(db);
  return rows[0]?.missing ?? 0;
}

/** Closes the round if nobody is left to answer it. */
export async function closeIfAnswered(edit: MatchEdit): Promise<void> {
  const { tx, match } = edit;
  if (match.phase !== 'round') return;
  if ((await countMissing(tx, match.id, match.round)) === 0) await closeRound(edit);
}

async function openNext(edit: MatchEdit): Promise<void> {
  const { match, nowMs } = edit;
  const plannedMs = match.next_round_at?.getTime() ?? nowMs;
  if (nowMs < plannedMs - ANNOUNCE_MS) return;
  // Late comers get their time to read, too.
  await announceRound(edit, nowMs <= plannedMs ? plannedMs : nowMs + ANNOUNCE_MS);
}

/** Does what the clock has come to: closes a round whose time is up or opens the next. Otherwise nothing. */
export async function advanceMatch(edit: MatchEdit): Promise<void> {
  const { match, nowMs } = edit;
  if (edit.isOver) return;
  if (match.phase === 'reveal') return await openNext(edit);
  if (match.due_at !== null && match.due_at.getTime() <= nowMs) return await closeRound(edit);
  await closeIfAnswered(edit);
}
