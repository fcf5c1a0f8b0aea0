/**
 * Rules by version. A match is played and replayed by the version that it began with. A change that affects running
 * matches keeps the old modes as another entry here.
 */

import { modes } from '../modes/table.ts';
import type { Mode, ModeId } from './mode.ts';

/** Version of the rules for new matches. */
export const RULES_VERSION = 1;

const versions: ReadonlyMap<number, Readonly<Record<ModeId, Mode<unknown>>>> = new Map([
  [RULES_VERSION, modes],
]);

/**
 * Returns a mode in a version of the rules.
 * @throws RangeError for an unknown version.
 */
export function modeIn(version: number, id: ModeId): Mode<unknown> {
  const mode = versions.get(version)?.[id];
  if (!mode) throw new RangeError(`There are no rules ${version} of mode ${id}.`);
  return mode;
}
