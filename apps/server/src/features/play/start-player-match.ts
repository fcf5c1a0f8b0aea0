import type { MatchChange } from '../../engine/engine.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Deps } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';
import { prepareDailyChallenge, startDailyChallenge } from '../daily-challenge/start-daily-challenge.ts';
import { claimIdempotencyKey, keepResult } from './claim-idempotency-key.ts';

export interface StartPlayerMatch {
  readonly player: SignedInPlayer;
  readonly body: { readonly type: 'daily'; readonly mode: 'solo' };
  readonly key: string | undefined;
}

const CALL = 'POST /api/play/matches';

/** Starts a match for a player, or goes on with the one that the same call began. Returns its id. */
export async function startPlayerMatch(deps: Deps, { player, body, key }: StartPlayerMatch): Promise<string> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  await prepareDailyChallenge(deps);
  let change: MatchChange | undefined;
  const matchId = await inTransaction(deps.db, async (tx) => {
    const call = { playerId: player.id, key, call: CALL, body };
    const { resultId } = await claimIdempotencyKey(tx, call, deps.clock.nowMs());
    if (resultId) return resultId;
    const started = await startDailyChallenge(deps, tx, player.id);
    change = started.change;
    await keepResult(tx, call, started.matchId);
    return started.matchId;
  });
  if (change) deps.engine.committed(change);
  return matchId;
}
