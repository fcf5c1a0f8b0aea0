/** Coarse number of players online for visitors, who learn nothing about anybody. */
import type { Deps } from '../../deps.ts';
import { countOnline } from './count-online.ts';

const LEAST = 20;
const DIGITS = [1, 2, 5] as const;
const REFRESH_MS = 60_000;
/** Age after which a count is unknown, because nobody has asked for a while. */
const EXPIRES_MS = 300_000;

/** Greatest 20, 50, 100, 200, 500, … that the number exceeds; null for at most 20. */
export function coarse(count: number): number | null {
  let found: number | null = null;
  for (let unit = 1; unit < count; unit *= 10) {
    for (const digit of DIGITS) if (digit * unit < count && digit * unit >= LEAST) found = digit * unit;
  }
  return found;
}

/**
 * Returns a function that returns the number which more players than that are online; null for few, or before the first
 * count. Counts at most once a minute, after the reply.
 */
export function createCrowdSize({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): () => number | null {
  let size: number | null = null;
  let countedAtMs = Number.NEGATIVE_INFINITY;
  let askedAtMs = Number.NEGATIVE_INFINITY;

  const refresh = async () => {
    size = coarse(await countOnline(db));
    countedAtMs = clock.nowMs();
  };

  return () => {
    const nowMs = clock.nowMs();
    if (nowMs - askedAtMs >= REFRESH_MS) {
      askedAtMs = nowMs;
      refresh().catch((error: unknown) => log.warn({ err: error }, 'players online were not counted'));
    }
    return nowMs - countedAtMs < EXPIRES_MS ? size : null;
  };
}
