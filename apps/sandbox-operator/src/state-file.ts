import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { emptyState, type State } from './state.ts';

/** State of an earlier run; a new one where there was none. */
export function readState(file: string): State {
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<State>) };
  } catch {
    return emptyState();
  }
}

/** Writes the state beside the file and then in its place, so that a kill leaves the old one or the new one. */
export function writeState(file: string, state: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
