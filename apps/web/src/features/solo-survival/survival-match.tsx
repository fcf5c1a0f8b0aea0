import { soloMatch } from '../../game/match/solo-match.tsx';
import { Lives } from './lives.tsx';

/** Match screen of solo survival. */
export const SurvivalMatch = soloMatch('solo-survival', { exitText: 'exit.solo-survival', Status: Lives });
