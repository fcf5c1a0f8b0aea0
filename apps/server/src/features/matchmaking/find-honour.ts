import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import type { HonourReason, Seat } from '@trivia/rules/match/mode.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

interface Pair {
  readonly one: string;
  readonly other: string;
}

/** Longer than any live match takes, including one delayed by an outage. */
const MAX_MATCH_MS = 24 * 60 * 60 * 1000;

/** Pairs of players with a live match that ended since then and paid one of them points. */
const pairsThatEarned = (playerIds: readonly string[], since: Date): RawBuilder<Pair> => sql`
  SELECT DISTINCT a.player_id AS one, b.player_id AS other
    FROM match_player a
    JOIN match_player b ON b.match_id = a.match_id AND b.player_id > a.player_id
    JOIN match ON match.id = a.match_id AND match.mode = 'multi' AND match.ended_at >= ${since}
   WHERE a.player_id = ANY (${playerIds}::uuid[]) AND b.player_id = ANY (${playerIds}::uuid[])
     AND a.created_at >= ${new Date(since.getTime() - MAX_MATCH_MS)}
     AND EXISTS (SELECT FROM match_result paid
                  WHERE paid.match_id = match.id AND paid.player_id IN (a.player_id, b.player_id)
                    AND paid.points > 0)`;

const pairsOfOneDevice = (playerIds: readonly string[]): RawBuilder<Pair> => sql`
  SELECT DISTINCT a.player_id AS one, b.player_id AS other
    FROM sighting a
    JOIN sighting b ON b.subject_hash = a.subject_hash AND b.kind = a.kind AND b.player_id > a.player_id
   WHERE a.kind = 'device'
     AND a.player_id = ANY (${playerIds}::uuid[]) AND b.player_id = ANY (${playerIds}::uuid[])`;

const keyOf = (one: string, other: string): string => [one, other].toSorted().join('/');

const keysOf = async (db: Db, pairs: RawBuilder<Pair>): Promise<ReadonlySet<string>> =>
  new Set((await pairs.execute(db)).rows.map(({ one, other }) => keyOf(one, other)));

const pairsOf = (ids: readonly string[]): string[] =>
  ids.flatMap((id, place) => ids.slice(place + 1).map((other) => keyOf(id, other)));

/** Reason for a group, if all its pairs have a reason. */
function reasonFor(
  group: readonly Seat[],
  earned: ReadonlySet<string>,
  related: ReadonlySet<string>,
): HonourReason | undefined {
  const pairs = pairsOf(group.filter(({ isBot }) => !isBot).map(({ id }) => id));
  if (pairs.length === 0 || !pairs.every((pair) => earned.has(pair) || related.has(pair))) return undefined;
  return pairs.every((pair) => related.has(pair)) ? 'same_device' : 'met_today';
}

/**
 * Finds for each group why it plays for honour, without pay; undefined if the match pays. A larger group does so only
 * if all its pairs would, because players can't choose the group that the queue makes.
 */
export async function findHonour(
  db: Db,
  groups: readonly (readonly Seat[])[],
  nowMs: number,
): Promise<(HonourReason | undefined)[]> {
  const playerIds = groups.flat().flatMap(({ id, isBot }) => (isBot ? [] : [id]));
  const earned = await keysOf(db, pairsThatEarned(playerIds, new Date(dayStartMs(dayOf(nowMs)))));
  const related = await keysOf(db, pairsOfOneDevice(playerIds));
  return groups.map((group) => reasonFor(group, earned, related));
}
