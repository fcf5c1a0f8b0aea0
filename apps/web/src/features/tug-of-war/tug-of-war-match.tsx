import { liveMatch } from '../../game/live/live-match.tsx';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';

/** Loads during the versus screen. */
const TugOfWarHead = lazyWithPreload(async () => (await import('./tug-of-war-head.tsx')).TugOfWarHead);
TugOfWarHead.preload();

/** Match screen of tug of war. */
export const TugOfWarMatch = liveMatch('tug-of-war', TugOfWarHead, {
  hasClockInHead: true,
  hasRoundsInHead: true,
});
