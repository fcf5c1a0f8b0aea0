/** Bands: ranges of the index of online players, in the order in which they are read. */
import { createHash } from 'node:crypto';
import { type TierId, tierDistance, tiers } from '@trivia/rules/tiers.ts';

export interface Band {
  readonly tierRank: number;
  readonly column: 'player_id' | 'name_key';
  /** First key, inclusive, like `to`. */
  readonly from: string;
  readonly to: string;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** Sorts after every letter. */
const LAST_LETTER = '\u{10ffff}';
const MOMENT_MS = 60_000;

/** Ranks of the tiers, nearest first; of two equally near the higher one. */
function nearestRanks(own: TierId): number[] {
  const near = tiers.toSorted(
    (one, other) =>
      tierDistance(own, one.id) - tierDistance(own, other.id) || other.fromPoints - one.fromPoints,
  );
  return near.map(({ id }) => tiers.findIndex((tier) => tier.id === id));
}

/** Pseudo-random start among all ids, the same for a player during a minute. */
function startOf(playerId: string, nowMs: number): string {
  const moment = Math.floor(nowMs / MOMENT_MS);
  const digits = createHash('sha256').update(`${playerId}/${moment}`).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Bands without a search: each tier is read from a start that differs by requester, so that invitations spread over all
 * players.
 */
export function bandsForPlayer(own: TierId, playerId: string, nowMs: number): Band[] {
  const start = startOf(playerId, nowMs);
  return nearestRanks(own).flatMap((tierRank) => [
    { tierRank, column: 'player_id', from: start, to: LAST_ID },
    { tierRank, column: 'player_id', from: FIRST_ID, to: start },
  ]);
}

export const bandsByName = (own: TierId, key: string): Band[] =>
  nearestRanks(own).map((tierRank) => ({
    tierRank,
    column: 'name_key',
    from: key,
    to: `${key}${LAST_LETTER}`,
  }));
