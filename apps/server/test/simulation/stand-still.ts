/** Watch over a world whose steps wait for something that never comes, such as a lock that nobody releases. */
import type { World } from './world.ts';

/** Time without a step, in real time. A step takes milliseconds, on a busy machine perhaps a second. */
const STANDS_STILL_AFTER_MS = 120_000;
const SHOWN_LINES = 20;

const describeStop = async ({ log, database }: World): Promise<Error> =>
  new Error(
    [
      'the world stands still',
      ...log.slice(-SHOWN_LINES),
      ...(await database.sessions.describe().catch((error: unknown) => [String(error)])),
    ].join('\n'),
  );

/** Runs a world, and breaks it off with its last steps if it stands still. */
export async function untilStandstill(world: World, run: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const standstill = new Promise<never>((_, reject) => {
    let seen = -1;
    timer = setInterval(() => {
      if (world.steps === seen) void describeStop(world).then(reject);
      seen = world.steps;
    }, STANDS_STILL_AFTER_MS);
  });
  try {
    await Promise.race([run(), standstill]);
  } finally {
    clearInterval(timer);
  }
}
