import { liveMatch } from '../../game/live/live-match.tsx';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';

/** Loads during the versus screen. */
const Survivors = lazyWithPreload(async () => (await import('./head/survivors.tsx')).Survivors);
Survivors.preload();

/** Match screen of the survival duel. */
export const SurvivalDuelMatch = liveMatch('survival-duel', Survivors);
