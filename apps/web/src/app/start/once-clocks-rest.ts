import { useClocks } from '../../game/match/running-clock.ts';

/** Time after a clock's end in which the reveal moves. */
const REVEAL_MS = 1500;

/** Calls back as soon as no clock runs and no reveal moves. Returns a function that gives up. */
export function onceClocksRest(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    unsubscribe();
  };
  const finish = (): void => {
    stop();
    callback();
  };
  const unsubscribe = useClocks.subscribe(({ count }) => {
    clearTimeout(timer);
    if (count === 0) timer = setTimeout(finish, REVEAL_MS);
  });
  if (useClocks.getState().count === 0) timer = setTimeout(finish);
  return stop;
}
