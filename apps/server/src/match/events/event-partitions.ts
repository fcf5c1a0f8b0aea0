/** Partitions of `match_event`, one a UTC day in rotation. */

const DAY_MS = 24 * 60 * 60 * 1000;
const PARTITIONS = 4;

/** Returns the partition of an event, 0 to 3. */
export const eventPartition = (atMs: number): number => Math.floor(atMs / DAY_MS) % PARTITIONS;
