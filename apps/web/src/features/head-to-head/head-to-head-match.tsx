import { liveMatch } from '../../game/live/live-match.tsx';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';

/** Loaded while the players still see each other. */
const HeadToHeadHead = lazyScreen(async () => (await import('./head-to-head-head.tsx')).HeadToHeadHead);
HeadToHeadHead.preload();

/** A 1v1 battle. */
export const HeadToHeadMatch = liveMatch('head-to-head', HeadToHeadHead, {
  hasClockInHead: true,
  hasRoundsInHead: true,
});
