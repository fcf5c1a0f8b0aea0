import type { MatchView } from '@trivia/contract/play/match.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { changeAndRead } from '../change-match.ts';
import type { LockedMatch } from '../locked-match.ts';
import { presenceWrite } from '../presence.ts';
import { openRound } from '../rounds/open-round.ts';
import { ANNOUNCE_MS } from '../timing.ts';
import { viewOrAdvance } from './get-match.ts';
import { selectMatchWithRounds } from './match-view.repository.ts';
import type { MatchViewer } from './view-match.ts';

/** Opens the next round, unless it is open. Locks the match before the seat, as everywhere. */
async function goOn(locked: LockedMatch, { playerId, round }: ContinueMatch): Promise<void> {
  const { match, mode, setup, nowMs } = locked;
  if (!setup.players.some(({ id }) => id === playerId)) throw new AppError('MATCH_NOT_FOUND');
  const present = presenceWrite(locked, playerId);
  if (match.phase !== 'reveal' || match.round !== round || !mode.pace(setup).canContinueEarly) {
    await present.execute(locked.tx);
    return;
  }
  locked.writeLater('present', present);
  await openRound(locked, nowMs + ANNOUNCE_MS);
}

type ContinueMatch = MatchViewer & { readonly round: number };

/**
 * Opens the next round of a match of one player at once; the call counts as presence. Does nothing if it is already
 * open. Refuses with MATCH_NOT_FOUND.
 */
export async function continueMatch(deps: Deps, wanted: ContinueMatch): Promise<MatchView> {
  const rows = await changeAndRead(deps, wanted.matchId, {
    change: (locked) => goOn(locked, wanted),
    read: selectMatchWithRounds(deps.db, wanted),
  });
  return await viewOrAdvance(deps, wanted, rows);
}
