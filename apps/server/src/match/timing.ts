/** Timing of the engine, in milliseconds. */
import { limits } from '@trivia/contract/limits.ts';
import { LAG_CREDIT_MAX_MS } from '@trivia/rules/pace/fair-time.ts';

/** Delay from match start to first round, so that the question has arrived when its time starts. */
export const FIRST_ROUND_IN_MS = 800;
/** The same delay in live matches, in which players are introduced and may still be loading the screen. */
export const FIRST_LIVE_ROUND_IN_MS = 4_000;
/** Time between the announcement of a round and its opening. */
export const ANNOUNCE_MS = limits.roundAheadMs;
/** Grace period for answers that are still on their way: the largest lag credit. */
export const CLOSE_GRACE_MS = LAG_CREDIT_MAX_MS;
/** Delay after which any node advances an overdue match. */
export const OVERDUE_MS = 1_000;
export const TICK_MS = 1_000;
/** Delay before a retry of a match that another node has locked. */
export const LOCK_RETRY_MS = 200;
/** Time without a heartbeat of any node that counts as an outage. */
export const OUTAGE_AFTER_MS = 3_000;
/** Extra time after an outage, in which players notice that the server is back. */
export const RECONNECT_MS = 2_000;
/** Time without a heartbeat of one node after which another adopts its matches. */
export const DEAD_AFTER_MS = 1_500;
/** Time for which every attempt to advance a match may fail before it is cancelled. */
export const STUCK_AFTER_MS = 2 * 60 * 1000;
/** Window of the due list for adopted matches; later ones are read as time passes. */
export const DUE_WINDOW_MS = 5_000;
