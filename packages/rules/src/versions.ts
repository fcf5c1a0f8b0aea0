/**
 * Rules by their version. A match is played to its end, and replayed when one of its questions was wrong, by the rules
 * that it began with. A change of what a running match comes to keeps the old modes as another entry here.
 */
import type { Mode, ModeId } from './mode.ts';
import { modes } from './modes/table.ts';

/** Version by which new matches are played. */
export const RULES_VERSION = 1;

const versions: ReadonlyMap<number, Readonly<Record<ModeId, Mode<unknown>>>> = new Map([
  [RULES_VERSION, modes],
]);

/** The mode as it was in a version. Throws a `RangeError` for a version that there never was. */
export function modeIn(version: number, id: ModeId): Mode<unknown> {
  const mode = versions.get(version)?.[id];
  if (!mode) throw new RangeError(`There are no rules ${version} of mode ${id}.`);
  return mode;
}
