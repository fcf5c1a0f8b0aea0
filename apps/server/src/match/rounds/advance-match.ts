import type { LockedMatch } from '../locked-match.ts';
import { ANNOUNCE_MS } from '../timing.ts';
import { closeRound } from './close-round.ts';
import { findCompleteRounds } from './find-complete-rounds.ts';
import { openRound } from './open-round.ts';

/** Lowest of all ids. */
const FIRST_PLAYER = '00000000-0000-0000-0000-000000000000';

/** Closes the round if every active player has answered it. */
export async function closeIfAnswered(locked: LockedMatch): Promise<void> {
  const { tx, match } = locked;
  if (match.phase !== 'round') return;
  const seat = { matchId: match.id, round: match.round, playerId: FIRST_PLAYER };
  const [complete] = await findCompleteRounds(tx, [seat]);
  if (complete) await closeRound(locked);
}

async function openNext(locked: LockedMatch): Promise<void> {
  const { match, nowMs } = locked;
  // Only the player ends a reveal without a time limit.
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
