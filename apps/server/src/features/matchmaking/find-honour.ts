import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import type { HonourReason, Seat } from '@trivia/rules/match/mode.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../deps.ts';

interface Pair {
  readonly one: string;
  readonly other: string;
}

/** Longer than a live match takes, also one that stood still for an outage. */
const LONGEST_MATCH_MS = 24 * 60 * 60 * 1000;

/** Pairs of players whose live match ended since then and paid one of them points. */
const pairsThatEarned = (playerIds: readonly string[], since: Date): RawBuilder<Pair> => sql`
  SELECT DISTINCT a.player_id AS one, b.player_id AS other
    FROM match_player a
    JOIN match_player b ON b.match_id = a.match_id AND b.player_id > a.player_id
    JOIN match ON match.id = a.match_id AND match.mode = 'multi' AND match.ended_at >= ${since}
   WHERE a.player_id = ANY (${playerIds}::uuid[]) AND b.player_id = ANY (${playerIds}::uuid[])
     AND a.created_at >= ${new Date(since.getTime() - LONGEST_MATCH_MS)}
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

/** Reason for a whole group, if all its pairs have that one or either. */
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
 * Finds the reason why each group plays for honour; undefined where the match pays. A group of more than two
 * does so only when all its pairs would, since players can't choose the group that the queue makes.
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
