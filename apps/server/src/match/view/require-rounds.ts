import { AppError } from '../../lib/app-error.ts';
import type { Match } from '../locked-match.ts';

/** Refuses with MATCH_ARCHIVED a match whose rounds were let go (see `match/archive`). */
export function requireRounds({ status, round }: Pick<Match, 'status' | 'round'>, rowCount: number): void {
  if (status === 'over' && round > 0 && rowCount === 0) throw new AppError('MATCH_ARCHIVED');
}
