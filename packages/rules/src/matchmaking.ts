/** Who of those that wait for a live game is put together. */
import { type TierId, tierDistance } from './tiers.ts';

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

/** Those within reach of who waits longest, the nearest tier first, then who waits longer. */
function companionsOf(first: Waiting, others: readonly Waiting[], nowMs: number): Waiting[] {
  const reach = reachOf(first, nowMs);
  const distance = ({ tier }: Waiting) => tierDistance(first.tier, tier);
  return others
    .filter((other) => distance(other) <= reach)
    .toSorted((one, other) => distance(one) - distance(other) || isOlder(one, other));
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
  const left = new Set(waiting.toSorted(isOlder));
  for (const first of left) {
    left.delete(first);
    const group = [first, ...companionsOf(first, [...left], nowMs).slice(0, maxPlayers - 1)];
    const isGathered = group.length === maxPlayers || nowMs - first.joinedAtMs >= GATHER_MS;
    if (group.length < minPlayers || !isGathered) continue;
    for (const one of group) left.delete(one);
    groups.push(group);
  }
  return groups;
}
