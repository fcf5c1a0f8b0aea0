import type { Purchase } from './purchases.tables.ts';

const MINUTE_MS = 60_000;
const PAUSES_MS = [MINUTE_MS, 2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
const MAX_PAUSE_MS = 60 * MINUTE_MS;

/** Time of the next poll of an undecided payment: soon at first, then hourly, and at the expiry of its page. */
export function nextPollMs(
  { looks, expires_at }: Pick<Purchase, 'looks' | 'expires_at'>,
  nowMs: number,
): number {
  const plannedMs = nowMs + (PAUSES_MS[looks] ?? MAX_PAUSE_MS);
  const endMs = expires_at.getTime() + MINUTE_MS;
  return nowMs < endMs ? Math.min(plannedMs, endMs) : plannedMs;
}
