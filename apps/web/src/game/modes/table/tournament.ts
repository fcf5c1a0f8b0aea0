import type { Mode } from '../mode.ts';

/** Without screens so far. */
export const tournament = {
  hue: 82,
  isForPlus: true,
  path: null,
  matchPath: null,
  landing: null,
  match: null,
  result: null,
} as const satisfies Mode;
