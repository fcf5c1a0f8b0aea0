import type { Mode } from '../mode.ts';

/** Has no screens. */
export const tournament = {
  hue: 82,
  isForPlus: true,
  path: null,
  matchPath: null,
  landing: null,
  match: null,
  result: null,
} as const satisfies Mode;
