import { it } from 'vitest';
import { expectWorlds } from './expect-worlds.ts';

/** Long, because a world that stands still breaks off by itself. */
const LONG_MS = 3_600_000;

it('all invariants hold at every step of the first 250 worlds', { timeout: LONG_MS }, () =>
  expectWorlds({ first: 1, count: 250 }),
);
