import { soloMatch } from '../../game/match/solo-match.tsx';

/** Match screen of the daily challenge. */
export const DailyMatch = soloMatch('daily', { exitText: 'exit.daily' });
