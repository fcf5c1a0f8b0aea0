import { liveMatch } from '../../game/live/live-match.tsx';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';

/** Loaded while the players still see each other. */
const Survivors = lazyScreen(async () => (await import('./head/survivors.tsx')).Survivors);
Survivors.preload();

/** A survival duel. */
export const SurvivalDuelMatch = liveMatch('survival-duel', Survivors);
