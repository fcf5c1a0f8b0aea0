/**
 * When an answer was given, as parts of statements that know the round as `r`, its match as `m`, the seat as `p` and the
 * answer as `g`, with `locked_at`, `seen_for_ms` and `credit_limit_ms`.
 */
import { sql } from 'kysely';

/** A round without a clock may lie open for longer than its column holds: 24 days and some. */
const LONGEST_MS = 2_147_483_647;

/** As measured by the server. */
export const elapsedMs = sql<number>`least(extract(epoch FROM g.locked_at - r.opens_at) * 1000, ${LONGEST_MS})::int`;

/**
 * What is given back: the time that the player's device did not see pass, up to the limit. As `lagCreditMs` of the rules
 * has it; who plays alone has nobody to be fair to.
 */
export const creditMs = sql<number>`
  CASE WHEN m.mode = 'multi' THEN greatest(0, least(${elapsedMs} - g.seen_for_ms, g.credit_limit_ms)) ELSE 0 END`;

/** The booster's time, if this is the round that it was used in. */
const extraMs = sql`CASE WHEN p.extra_round = r.round THEN p.extra_ms ELSE 0 END`;

/** Whether the round was open when the answer left its player. */
export const isInTime = sql<boolean>`
  r.closed_at IS NULL AND r.opens_at <= g.locked_at
  AND (r.closes_at IS NULL
       OR g.locked_at <= r.closes_at + make_interval(secs => (${extraMs} + ${creditMs}) / 1000.0))`;
