import { liveMatch } from '../../game/live/live-match.tsx';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';

/** Loaded while the players still see each other. */
const TugOfWarHead = lazyScreen(async () => (await import('./tug-of-war-head.tsx')).TugOfWarHead);
TugOfWarHead.preload();

/** A match of tug of war. */
export const TugOfWarMatch = liveMatch('tug-of-war', TugOfWarHead, {
  hasClockInHead: true,
  hasRoundsInHead: true,
});
