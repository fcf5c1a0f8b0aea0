import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { SoloType } from '@trivia/contract/play/play.ts';
import type { OwnPace } from '@trivia/rules/match/mode.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInPlayer } from '../../http/authentication.ts';
import type { IdempotentCall } from '../../http/idempotency/idempotent-call.ts';
import { performOnce } from '../../http/idempotency/perform-once.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { prepareDailyChallenge, startDailyChallenge } from '../daily-challenge/start-daily-challenge.ts';
import { startSoloMatch } from './start-solo-match.ts';

export interface StartPlayerMatch {
  readonly player: SignedInPlayer;
  readonly body: {
    readonly type: SoloType;
    readonly mode: 'solo';
    readonly categoryId?: CategoryId | undefined;
    readonly wagerPoints?: number | undefined;
    readonly pace?: OwnPace | undefined;
  };
  readonly once: IdempotentCall;
}

/** Refuses a wager or a category outside solo mode, rather than ignoring it. */
function checkSettings({ type, categoryId, wagerPoints }: StartPlayerMatch['body']): void {
  if (type === 'quiz') return;
  if (wagerPoints !== undefined) throw invalidField('wagerPoints', 'field.wager');
  if (categoryId !== undefined) throw invalidField('categoryId', 'field.category');
}

function start(deps: Deps, tx: Tx, { player, body }: StartPlayerMatch) {
  const { type } = body;
  if (type === 'daily') return startDailyChallenge(deps, tx, { playerId: player.id, pace: body.pace });
  return startSoloMatch(deps, tx, { playerId: player.id, game: { ...body, type } });
}

/** Starts a match for a player, or resumes the one started by the same call. Returns its id. */
export async function startPlayerMatch(deps: Deps, wanted: StartPlayerMatch): Promise<string> {
  const { player, body, once } = wanted;
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  checkSettings(body);
  if (body.type === 'daily') await prepareDailyChallenge(deps);
  const { matchId } = await inTransaction(deps.db, (tx, afterCommit) =>
    performOnce(tx, once, deps.clock.nowMs(), async () => {
      const { matchId, change } = await start(deps, tx, wanted);
      if (change) afterCommit(() => deps.engine.committed(change));
      return { matchId };
    }),
  );
  return matchId;
}
