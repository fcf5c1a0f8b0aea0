import { useClocks } from '../../game/match/running-clock.ts';

/** Length of a reveal's animation after its clock has ended. */
const REVEAL_MS = 1500;

/** Calls back as soon as no clock is running and no reveal is moving. Returns the function that cancels. */
export function whenClocksIdle(callback: () => void): () => void {
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
