import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 20;

/** Polls a condition until it holds; false after the timeout. */
export async function waitUntil(isTrue: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const giveUpAtMs = performance.now() + withinMs;
  while (performance.now() < giveUpAtMs) {
    if (await isTrue()) return true;
    await sleep(LOOK_AGAIN_MS);
  }
  return false;
}
