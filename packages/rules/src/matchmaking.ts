/** Grouping of players who wait for a live game. */
import { type TierId, tierDistance, tiers } from './tiers.ts';

export interface Waiting {
  readonly id: string;
  readonly tier: TierId;
  readonly joinedAtMs: number;
}

/** Wait after which players of one further tier are accepted. */
const WIDEN_MS = 3_000;
/** Time that an incomplete group waits for more players. */
const GATHER_MS = 5_000;
/** Wait alone after which the house bot is offered. */
export const BOT_OFFER_MS = 15_000;

export const mayHaveBot = (joinedAtMs: number, nowMs: number): boolean => nowMs - joinedAtMs >= BOT_OFFER_MS;

const reachOf = ({ joinedAtMs }: Waiting, nowMs: number): number =>
  Math.floor((nowMs - joinedAtMs) / WIDEN_MS);

const isOlder = (one: Waiting, other: Waiting): number =>
  one.joinedAtMs - other.joinedAtMs || (one.id < other.id ? -1 : 1);

/** Waiting players by rank of their tier, oldest first; taken only from the front. */
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

/**
 * Companions within reach of the longest waiting player: the nearest tier first, then the longest wait;
 * `most` at most.
 */
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
 * Groups whose match may begin now; the rest wait on. The longest waiting player chooses first, and reaches
 * one tier further every three seconds.
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
