import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { publishUserEvent } from '../../live/publish-user-event.ts';

/** Age of a presence signal up to which no ready check is needed. */
const JUST_SEEN_MS = 250;
/**
 * Lifetime of a ready check: the polling interval of clients, so that all members of a group respond, and the longest
 * pairing before it, which may be 3 seconds late.
 */
const READY_CHECK_MS = 6_000;

export interface Presence {
  readonly id: string;
  readonly joinedAtMs: number;
  readonly seenAtMs: number;
  /** Time of the last ready check; null without one. */
  readonly calledAtMs: number | null;
}

/**
 * Lists the members of a group who may be absent: neither seen just now, nor since both their last ready check and the
 * newest member's arrival. A check that was answered before that was for another group.
 */
export function listAbsent(group: readonly Presence[], nowMs: number): Presence[] {
  const newestAtMs = Math.max(...group.map(({ joinedAtMs }) => joinedAtMs));
  return group.filter(({ seenAtMs, calledAtMs }) => {
    const isAnswered =
      calledAtMs !== null &&
      calledAtMs > nowMs - READY_CHECK_MS &&
      seenAtMs >= Math.max(calledAtMs, newestAtMs);
    return seenAtMs < nowMs - JUST_SEEN_MS && !isAnswered;
  });
}

/**
 * Sends ready checks to groups that could start, so that no absent player pays a stake. Clients that receive one
 * poll at once; others poll within 2 seconds anyway.
 */
export async function sendReadyChecks(
  { db, realtime }: Deps,
  groups: readonly (readonly Presence[])[],
  nowMs: number,
): Promise<void> {
  if (groups.length === 0) return;
  const playerIds = groups.flat().map(({ id }) => id);
  // A locked ticket belongs to a player who is being updated or seated now.
  const unchecked = db
    .selectFrom('queue_ticket')
    .select('player_id')
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where((eb) =>
      eb.or([eb('called_at', 'is', null), eb('called_at', '<=', new Date(nowMs - READY_CHECK_MS))]),
    )
    .forUpdate()
    .skipLocked();
  await db
    .updateTable('queue_ticket')
    .set({ called_at: new Date(nowMs) })
    .where('player_id', 'in', unchecked)
    .execute();
  if (!realtime.hasListeners) return;
  for (const { id } of groups.flatMap((group) => listAbsent(group, nowMs)))
    publishUserEvent(realtime, id, 'queue_called', {});
}
