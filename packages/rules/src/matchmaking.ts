/** Who of those that wait for a live game is put together. */
import { type TierId, tierDistance, tiers } from './tiers.ts';

export interface Waiting {
  readonly id: string;
  readonly tier: TierId;
  readonly joinedAtMs: number;
}

/** Each so long, players of one tier further off are taken as well. */
const WIDEN_MS = 3_000;
/** A group that could be larger waits so long for more. */
const GATHER_MS = 5_000;
/** Alone for so long, a player is offered the house bot. */
export const BOT_OFFER_MS = 15_000;

export const mayHaveBot = (joinedAtMs: number, nowMs: number): boolean => nowMs - joinedAtMs >= BOT_OFFER_MS;

const reachOf = ({ joinedAtMs }: Waiting, nowMs: number): number =>
  Math.floor((nowMs - joinedAtMs) / WIDEN_MS);

const isOlder = (one: Waiting, other: Waiting): number =>
  one.joinedAtMs - other.joinedAtMs || (one.id < other.id ? -1 : 1);

/** Those who wait, by the place of their tier among all, the oldest first; only from the front are they taken. */
type Lines = readonly Waiting[][];

const linesOf = (waiting: readonly Waiting[]): Lines => {
  const byAge = waiting.toSorted(isOlder);
  return tiers.map(({ id }) => byAge.filter(({ tier }) => tier === id));
};

const takeFrom = (lines: Lines, one: Waiting): unknown => lines.find(([first]) => first === one)?.shift();

function takeOldest(lines: Lines): Waiting | undefined {
  const [oldest] = lines.flatMap((line) => line.slice(0, 1)).toSorted(isOlder);
  if (oldest) takeFrom(lines, oldest);
  return oldest;
}

/** Those within reach of who waits longest, the nearest tier first, then who waits longer; so many at most. */
function companionsOf(first: Waiting, lines: Lines, most: number, nowMs: number): Waiting[] {
  const companions: Waiting[] = [];
  const farthest = Math.min(reachOf(first, nowMs), tiers.length - 1);
  for (let distance = 0; distance <= farthest && companions.length < most; distance += 1) {
    const missing = most - companions.length;
    const near = lines.filter(([one]) => one && tierDistance(first.tier, one.tier) === distance);
    const oldest = near.flatMap((line) => line.slice(0, missing)).toSorted(isOlder);
    companions.push(...oldest.slice(0, missing));
  }
  return companions;
}

export interface GroupSize {
  readonly minPlayers: number;
  readonly maxPlayers: number;
}

/**
 * Groups of players whose match may begin now; who is in none waits on. Whoever waits longest chooses first, and the
 * longer they wait the further they reach: one tier more each three seconds.
 */
export function groupWaiting(
  waiting: readonly Waiting[],
  { minPlayers, maxPlayers }: GroupSize,
  nowMs: number,
): Waiting[][] {
  const groups: Waiting[][] = [];
  const lines = linesOf(waiting);
  for (let first = takeOldest(lines); first; first = takeOldest(lines)) {
    const companions = companionsOf(first, lines, maxPlayers - 1, nowMs);
    const group = [first, ...companions];
    const isGathered = group.length === maxPlayers || nowMs - first.joinedAtMs >= GATHER_MS;
    if (group.length < minPlayers || !isGathered) continue;
    for (const one of companions) takeFrom(lines, one);
    groups.push(group);
  }
  return groups;
}
