import type { MatchEventName } from '@trivia/contract/realtime/match-events.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../lib/database/db.ts';
import type { MatchChange } from '../../events/match-change.ts';
import { insertEvents } from '../../save-match.ts';
import { OUTAGE_AFTER_MS, RECONNECT_MS } from '../../timing.ts';

/**
 * Period without any node: time of the last heartbeat, and time at which a node noticed, in milliseconds since 1970.
 */
export interface Outage {
  readonly sinceMs: number;
  readonly noticedMs: number;
}

/** Match times after the shift; the round's times are null while none is open. */
interface Shifted {
  readonly id: string;
  readonly version: number;
  readonly isLive: boolean;
  readonly playerCount: number;
  readonly dueAt: Date | null;
  readonly nextRoundAt: Date | null;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** Locks the listed matches that are still in play. */
async function lockPlaying(tx: Tx, listed: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('match')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(sql<string[]>`${listed}::uuid[]`)))
    .where('status', '=', 'playing')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Events that set the times of a match; those of leavers and boosters don't. */
const TIMING_EVENTS: readonly MatchEventName[] = ['round.opened', 'round.closed', 'clock.shifted'];

/**
 * Shifts all times of the matches. If a match went on during the supposed outage, only the time since its last event
 * counts. Rows are locked in the order that answers and closing use: rounds first, then seats.
 */
async function shiftTimes(
  tx: Tx,
  ids: readonly string[],
  { sinceMs, noticedMs }: Outage,
  nowMs: number,
): Promise<Shifted[]> {
  const untilAt = new Date(nowMs + RECONNECT_MS);
  const { rows } = await sql<Shifted>`
    WITH shift AS (
    SELECT m.id, ${untilAt}::timestamptz - greatest(e.at, ${new Date(sinceMs)}::timestamptz) AS by
      FROM match m CROSS JOIN LATERAL (
        SELECT coalesce(max(at), m.created_at) AS at FROM match_event
         WHERE match_id = m.id AND kind = ANY (${TIMING_EVENTS})) e
     WHERE m.id = ANY (${ids}::uuid[]) AND e.at < ${new Date(noticedMs - OUTAGE_AFTER_MS)}),
    moved AS (
    UPDATE match m SET next_round_at = m.next_round_at + shift.by, due_at = m.due_at + shift.by, version = m.version + 1
      FROM shift WHERE m.id = shift.id
    RETURNING m.*),
    moved_round AS (
    UPDATE match_round r SET opens_at = r.opens_at + shift.by, closes_at = r.closes_at + shift.by
      FROM shift WHERE r.match_id = shift.id AND r.closed_at IS NULL
    RETURNING r.*),
    moved_seat AS (
    UPDATE match_player p SET last_seen_at = least(p.last_seen_at + shift.by, ${untilAt})
      FROM shift WHERE p.match_id = shift.id)
    SELECT m.id, m.version, m.mode = 'multi' AS "isLive", json_array_length(m.setup -> 'players') AS "playerCount",
           m.due_at AS "dueAt", m.next_round_at AS "nextRoundAt", r.opens_at AS "opensAt", r.closes_at AS "closesAt"
      FROM moved m LEFT JOIN moved_round r ON r.match_id = m.id`.execute(tx);
  return rows;
}

const msOf = (time: Date | null): number | null => time?.getTime() ?? null;

const changeOf = (match: Shifted, atMs: number): MatchChange => {
  const { id: matchId, version, isLive, playerCount } = match;
  const data = {
    opensAtMs: msOf(match.opensAt),
    closesAtMs: msOf(match.closesAt),
    nextRoundAtMs: msOf(match.nextRoundAt),
  };
  const event = { matchId, version, kind: 'clock.shifted', atMs, data, isLive, playerCount } as const;
  return { matchId, dueAtMs: msOf(match.dueAt), events: [event] };
};

/**
 * Shifts the times of matches by the outage until now, plus `RECONNECT_MS` in which players notice that the server is
 * back. Each shifted match gets a new version. Returns the changes to publish.
 */
export async function shiftClocks(
  tx: Tx,
  listed: readonly string[],
  outage: Outage,
  nowMs: number,
): Promise<MatchChange[]> {
  const ids = await lockPlaying(tx, listed);
  if (ids.length === 0) return [];
  const shifted = await shiftTimes(tx, ids, outage, nowMs);
  const changes = shifted.map((match) => changeOf(match, nowMs));
  await insertEvents(
    tx,
    changes.flatMap(({ events }) => events),
  );
  return changes;
}
