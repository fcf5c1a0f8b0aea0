/** When the engine does what; milliseconds. */
import { limits } from '@trivia/contract/limits.ts';
import { LAG_CREDIT_MAX_MS } from '@trivia/rules/fair-time.ts';

/** From the start of a match to its first round, so that the question is on the screen when its time starts. */
export const FIRST_ROUND_IN_MS = 800;
/** The same where players look at each other first, and some have to find their way there. */
export const FIRST_LIVE_ROUND_IN_MS = 4_000;
/** How long before it opens a round is announced. */
export const ANNOUNCE_MS = limits.roundAheadMs;
/**
 * Answers that were given in time and are still on their way, or being written, when the time is up: the most lag that
 * is given back.
 */
export const CLOSE_GRACE_MS = LAG_CREDIT_MAX_MS;
/** How late a round may be before any node takes care of it. */
export const OVERDUE_MS = 1_000;
export const TICK_MS = 1_000;
/** When to look again at a match that another node is at. */
export const LOOK_AGAIN_MS = 200;
/** Silence of all nodes that counts as an outage. */
export const OUTAGE_AFTER_MS = 3_000;
/** What players need to notice that the server is back, given to them on top. */
export const RECONNECT_MS = 2_000;
/** Silence of one node after which another closes the rounds that it may not have come to close. */
export const DEAD_AFTER_MS = 1_500;
/** How long a match may stand still, failing at every try, before it is called off. */
export const GIVE_UP_AFTER_MS = 2 * 60 * 1000;
