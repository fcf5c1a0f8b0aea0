import { liveMatch } from '../../game/live/live-match.tsx';
import { Survivors } from './survivors.tsx';

/** A survival duel. */
export const SurvivalDuelMatch = liveMatch('survival-duel', Survivors);
