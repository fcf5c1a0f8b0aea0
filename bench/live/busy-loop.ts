/** Process that works at the lowest priority until its parent ends (`keep-awake.ts`). */
import { constants, setPriority } from 'node:os';

const TURN_MS = 50;

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit());

function work(): void {
  const endMs = Date.now() + TURN_MS;
  while (Date.now() < endMs);
  setImmediate(work);
}
work();
