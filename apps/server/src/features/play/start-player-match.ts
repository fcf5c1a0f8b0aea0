import type { CategoryId } from '@trivia/contract/categories.ts';
import type { SoloType } from '@trivia/contract/play.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';
import { prepareDailyChallenge, startDailyChallenge } from '../daily-challenge/start-daily-challenge.ts';
import { claimIdempotencyKey, keepResult } from './claim-idempotency-key.ts';
import { startSoloMatch } from './start-solo-match.ts';

export interface StartPlayerMatch {
  readonly player: SignedInPlayer;
  readonly body: {
    readonly type: SoloType;
    readonly mode: 'solo';
    readonly categoryId?: CategoryId | undefined;
    readonly wagerPoints?: number | undefined;
  };
  readonly key: string | undefined;
}

const CALL = 'POST /api/play/matches';

/** A wager and a category belong to solo mode; elsewhere they are a mistake that should not pass unseen. */
function checkSettings({ type, categoryId, wagerPoints }: StartPlayerMatch['body']): void {
  if (type === 'quiz') return;
  if (wagerPoints !== undefined) throw invalidField('wagerPoints', 'field.wager');
  if (categoryId !== undefined) throw invalidField('categoryId', 'field.category');
}

function start(deps: Deps, tx: Tx, { player, body }: StartPlayerMatch) {
  const { type } = body;
  if (type === 'daily') return startDailyChallenge(deps, tx, player.id);
  return startSoloMatch(deps, tx, { playerId: player.id, game: { ...body, type } });
}

/** Starts a match for a player, or goes on with the one that the same call began. Returns its id. */
export async function startPlayerMatch(deps: Deps, wanted: StartPlayerMatch): Promise<string> {
  const { player, body, key } = wanted;
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  checkSettings(body);
  if (body.type === 'daily') await prepareDailyChallenge(deps);
  return await inTransaction(deps.db, async (tx, afterCommit) => {
    const call = { playerId: player.id, key, call: CALL, body };
    const { resultId } = await claimIdempotencyKey(tx, call, deps.clock.nowMs());
    if (resultId) return resultId;
    const { matchId, change } = await start(deps, tx, wanted);
    if (change) afterCommit(() => deps.engine.committed(change));
    await keepResult(tx, call, matchId);
    return matchId;
  });
}
