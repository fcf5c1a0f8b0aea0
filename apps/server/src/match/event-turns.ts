/** Partitions of `match_event`, which take turns by the UTC day. */

const DAY_MS = 24 * 60 * 60 * 1000;
const TURNS = 4;

/** Returns the partition of an event, 0 to 3. */
export const eventTurn = (atMs: number): number => Math.floor(atMs / DAY_MS) % TURNS;
