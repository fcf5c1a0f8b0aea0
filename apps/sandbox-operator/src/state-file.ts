import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { emptyState, type State } from './state.ts';

/** Reads the state of an earlier run; a new state without one. */
export function readState(file: string): State {
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<State>) };
  } catch {
    return emptyState();
  }
}

/** Replaces the file atomically by way of a temporary one, so that a crash leaves either version. */
export function writeState(file: string, state: State): void {
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
