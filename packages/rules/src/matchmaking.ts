/** Grouping of players waiting for a live game. */
import { type TierId, tierDistance, tiers } from './tiers.ts';

export interface Waiting {
  readonly id: string;
  readonly tier: TierId;
  readonly joinedAtMs: number;
}

/** Wait after which the search is widened by another tier. */
const WIDEN_MS = 3_000;
/** Time for which an incomplete group waits for more players. */
const GATHER_MS = 5_000;
/** Wait after which the house bot is offered. */
export const BOT_OFFER_MS = 15_000;

export const mayHaveBot = (joinedAtMs: number, nowMs: number): boolean => nowMs - joinedAtMs >= BOT_OFFER_MS;

const reachOf = ({ joinedAtMs }: Waiting, nowMs: number): number =>
  Math.floor((nowMs - joinedAtMs) / WIDEN_MS);

const compareWait = (one: Waiting, other: Waiting): number =>
  one.joinedAtMs - other.joinedAtMs || (one.id < other.id ? -1 : 1);

/** Waiting players by tier, longest wait first; players are removed only from the front. */
type Queues = readonly Waiting[][];

const queuesOf = (waiting: readonly Waiting[]): Queues => {
  const byAge = waiting.toSorted(compareWait);
  return tiers.map(({ id }) => byAge.filter(({ tier }) => tier === id));
};

const remove = (queues: Queues, one: Waiting): unknown => queues.find(([first]) => first === one)?.shift();

function takeOldest(queues: Queues): Waiting | undefined {
  const [oldest] = queues.flatMap((queue) => queue.slice(0, 1)).toSorted(compareWait);
  if (oldest) remove(queues, oldest);
  return oldest;
}

/**
 * Selects at most `limit` companions within reach of the longest waiting player: nearest tier first, then
 * longest wait.
 */
function companionsOf(first: Waiting, queues: Queues, limit: number, nowMs: number): Waiting[] {
  const companions: Waiting[] = [];
  const farthest = Math.min(reachOf(first, nowMs), tiers.length - 1);
  for (let distance = 0; distance <= farthest && companions.length < limit; distance += 1) {
    const missing = limit - companions.length;
    const near = queues.filter(([one]) => one && tierDistance(first.tier, one.tier) === distance);
    const oldest = near.flatMap((queue) => queue.slice(0, missing)).toSorted(compareWait);
    companions.push(...oldest.slice(0, missing));
  }
  return companions;
}

export interface GroupSize {
  readonly minPlayers: number;
  readonly maxPlayers: number;
}

/**
 * Returns the groups whose match can begin now. Players with longer waits choose first, and reach one tier further
 * every three seconds.
 */
export function groupWaiting(
  waiting: readonly Waiting[],
  { minPlayers, maxPlayers }: GroupSize,
  nowMs: number,
): Waiting[][] {
  const groups: Waiting[][] = [];
  const queues = queuesOf(waiting);
  for (let first = takeOldest(queues); first; first = takeOldest(queues)) {
    const companions = companionsOf(first, queues, maxPlayers - 1, nowMs);
    const group = [first, ...companions];
    const isGathered = group.length === maxPlayers || nowMs - first.joinedAtMs >= GATHER_MS;
    if (group.length < minPlayers || !isGathered) continue;
    for (const one of companions) remove(queues, one);
    groups.push(group);
  }
  return groups;
}
