/** Access by grants. A grant comes from money, a gift or staff, and has a beginning and an end. */

export interface Grant {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Null: it was never taken back. */
  readonly revokedAtMs: number | null;
}

const endOf = ({ endsAtMs, revokedAtMs }: Grant): number => Math.min(endsAtMs, revokedAtMs ?? endsAtMs);

export const isEntitled = (grants: readonly Grant[], nowMs: number): boolean =>
  grants.some((grant) => grant.startsAtMs <= nowMs && nowMs < endOf(grant));

/** End of the access that covers now, over grants that follow each other without a gap; null without access. */
export function entitledUntilMs(grants: readonly Grant[], nowMs: number): number | null {
  let untilMs = nowMs;
  for (const grant of grants.toSorted((one, other) => one.startsAtMs - other.startsAtMs)) {
    if (grant.startsAtMs <= untilMs) untilMs = Math.max(untilMs, endOf(grant));
  }
  return untilMs > nowMs ? untilMs : null;
}
