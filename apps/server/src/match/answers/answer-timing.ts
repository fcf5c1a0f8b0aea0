/**
 * SQL expressions for the time of an answer. They expect the round as `r`, its match as `m`, the seat as `p`
 * and the answer as `g`, with `locked_at`, `seen_for_ms` and `credit_limit_ms`.
 */
import { sql } from 'kysely';

/** Largest value of the column, about 24 days: a round without a clock may stay open longer. */
const MAX_MS = 2_147_483_647;

/** Time measured by the server. */
export const elapsedMs = sql<number>`least(extract(epoch FROM g.locked_at - r.opens_at) * 1000, ${MAX_MS})::int`;

/**
 * Lag credit: the time that the player's device did not see pass, up to the limit. Same as `lagCreditMs` of
 * the rules; a single player gets none, having no opponent.
 */
export const creditMs = sql<number>`
  CASE WHEN m.mode = 'multi' THEN greatest(0, least(${elapsedMs} - g.seen_for_ms, g.credit_limit_ms)) ELSE 0 END`;

/** Extra time by the booster, if it was used in this round. */
const extraMs = sql`CASE WHEN p.extra_round = r.round THEN p.extra_ms ELSE 0 END`;

/** Whether the round was open when the player sent the answer. */
export const isInTime = sql<boolean>`
  r.closed_at IS NULL AND r.opens_at <= g.locked_at
  AND (r.closes_at IS NULL
       OR g.locked_at <= r.closes_at + make_interval(secs => (${extraMs} + ${creditMs}) / 1000.0))`;
