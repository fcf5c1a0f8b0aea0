import { soloMatch } from '../../game/match/solo-match.tsx';

/** A match of the daily challenge. */
export const DailyMatch = soloMatch('daily', { exitText: 'exit.daily' });
