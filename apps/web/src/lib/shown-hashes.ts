/** The fingerprints of draws that this device showed before the games began, for the last few games. */
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
  const kept = [...others, [matchId, hash]].slice(-KEPT);
  store('shownHashes', kept.map((pair) => pair.join(':')).join(' '));
}

/** The fingerprint that was shown before a game; undefined where this device did not show one. */
export const shownHash = (matchId: string): string | undefined =>
  readAll().find(([id]) => id === matchId)?.[1];
