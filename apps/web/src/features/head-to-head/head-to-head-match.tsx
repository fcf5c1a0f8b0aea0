import { liveMatch } from '../../game/live/live-match.tsx';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';

/** Loads during the versus screen. */
const HeadToHeadHead = lazyWithPreload(async () => (await import('./head-to-head-head.tsx')).HeadToHeadHead);
HeadToHeadHead.preload();

/** Match screen of the 1v1 battle. */
export const HeadToHeadMatch = liveMatch('head-to-head', HeadToHeadHead, {
  hasClockInHead: true,
  hasRoundsInHead: true,
});
