import { liveMatch } from '../../game/live/live-match.tsx';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';

/** Comes while the players still look at each other. */
const Survivors = lazyScreen(async () => (await import('./survivors.tsx')).Survivors);
Survivors.preload();

/** A survival duel. */
export const SurvivalDuelMatch = liveMatch('survival-duel', Survivors);
