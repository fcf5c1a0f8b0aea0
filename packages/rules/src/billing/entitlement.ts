/** Access by grants. A grant is a period of access that was paid for, or given by the house or staff. */

export interface Grant {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Null unless the grant was revoked. */
  readonly revokedAtMs: number | null;
}

const endOf = ({ endsAtMs, revokedAtMs }: Grant): number => Math.min(endsAtMs, revokedAtMs ?? endsAtMs);

export const isEntitled = (grants: readonly Grant[], nowMs: number): boolean =>
  grants.some((grant) => grant.startsAtMs <= nowMs && nowMs < endOf(grant));

/**
 * Returns the end of the current access, across adjacent grants; null without access. Times are epoch milliseconds.
 */
export function entitledUntilMs(grants: readonly Grant[], nowMs: number): number | null {
  let untilMs = nowMs;
  for (const grant of grants.toSorted((one, other) => one.startsAtMs - other.startsAtMs)) {
    if (grant.startsAtMs <= untilMs) untilMs = Math.max(untilMs, endOf(grant));
  }
  return untilMs > nowMs ? untilMs : null;
}
