import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { recordPresence } from '../presence.ts';
import { findMatchOf } from './match-view.repository.ts';

/** Records presence, and returns the version by which a client sees whether it is up to date. */
export async function touchMatch(
  deps: Deps,
  seat: { readonly matchId: string; readonly playerId: string },
): Promise<{ serverTimeMs: number; version: number }> {
  await recordPresence(deps, seat);
  const match = await findMatchOf(deps.db, seat.matchId, seat.playerId);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  if (match.status === 'over') throw new AppError('MATCH_OVER');
  return { serverTimeMs: deps.clock.nowMs(), version: match.version };
}
