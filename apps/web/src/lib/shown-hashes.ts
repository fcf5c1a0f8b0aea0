/** Seed hashes that this device showed before its last few games. */
import { readStored, store } from './storage.ts';

const KEPT = 20;

function readAll(): [string, string][] {
  const lines = (readStored('shownHashes') ?? '').split(' ').filter((line) => line !== '');
  return lines.map((line) => {
    const [matchId = '', hash = ''] = line.split(':');
    return [matchId, hash];
  });
}

export function rememberShownHash(matchId: string, hash: string): void {
  const others = readAll().filter(([id]) => id !== matchId);
  const saved = [...others, [matchId, hash]].slice(-KEPT);
  store('shownHashes', saved.map((pair) => pair.join(':')).join(' '));
}

/** The seed hash that was shown before a game; undefined if this device showed none. */
export const shownHash = (matchId: string): string | undefined =>
  readAll().find(([id]) => id === matchId)?.[1];
