import { randomUUID } from 'node:crypto';
import type { CategoryId } from '@trivia/contract/categories.ts';
import type { Mode, ModeId } from '@trivia/rules/mode.ts';
import { findMode } from '@trivia/rules/modes/table.ts';
import type { MatchChange } from '../../engine/engine.ts';
import { startMatch } from '../../engine/start-match.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { getPlan } from '../subscription/get-plan.ts';
import { getWallet } from '../wallet/get-wallet.ts';
import { findAllowance } from './allowance.ts';
import { takeNextSeed } from './next-seed.ts';

export interface SoloGame {
  readonly type: 'quiz' | 'survival' | 'puzzle';
  readonly mode: 'solo';
  readonly categoryId?: CategoryId | undefined;
  readonly wagerPoints?: number | undefined;
}

/** Starts of one player take turns, so that two at once see each other. */
const lockPlayer = (tx: Tx, playerId: string) =>
  tx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();

export async function findUnfinished(tx: Tx | Deps['db'], playerId: string, modeId: ModeId) {
  const row = await tx
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select('match.id')
    .where('seat.player_id', '=', playerId)
    .where('seat.status', '=', 'playing')
    .where('match.status', '=', 'playing')
    .where('match.mode_id', '=', modeId)
    .orderBy('match.created_at')
    .executeTakeFirst();
  return row?.id;
}

/** A wager and a category belong to solo mode; elsewhere they are a mistake that should not pass unseen. */
function checkSettings({ type, categoryId, wagerPoints }: SoloGame): void {
  if (type === 'quiz') return;
  if (wagerPoints !== undefined) throw invalidField('wagerPoints', 'field.wager');
  if (categoryId !== undefined) throw invalidField('categoryId', 'field.category');
}

/** Whoever can't pay for one answer would only lose the wager. */
async function requireAnswerCoins(
  tx: Tx,
  playerId: string,
  { coinsPerAnswer }: Mode<unknown>,
): Promise<void> {
  if (coinsPerAnswer === 0) return;
  const { coin } = await getWallet(tx, playerId);
  if (coin < coinsPerAnswer) throw new AppError('NOT_ENOUGH_COINS');
}

/**
 * Starts a match of one player in the caller's transaction. Refuses with SUBSCRIPTION_REQUIRED, PLAY_LIMIT_REACHED,
 * MATCH_UNFINISHED, NOT_ENOUGH_COINS and NOT_ENOUGH_POINTS.
 */
export async function startSoloMatch(
  deps: Deps,
  tx: Tx,
  { playerId, game }: { readonly playerId: string; readonly game: SoloGame },
): Promise<{ matchId: string; change: MatchChange }> {
  checkSettings(game);
  const mode = findMode(game.type, game.mode);
  if (!mode) throw invalidField('type', 'field.gameMode');
  const nowMs = deps.clock.nowMs();
  await lockPlayer(tx, playerId);
  const { id: plan } = await getPlan(tx, playerId, nowMs);
  const { refusal } = await findAllowance(tx, { playerId, plan, modeId: mode.id }, nowMs);
  if (refusal) throw new AppError(refusal);
  if (await findUnfinished(tx, playerId, mode.id)) throw new AppError('MATCH_UNFINISHED');
  await requireAnswerCoins(tx, playerId, mode);

  const matchId = randomUUID();
  const setup = {
    players: [{ id: playerId, plan, isBot: false }],
    planId: null,
    wagerPoints: game.wagerPoints ?? 0,
    categoryId: game.categoryId ?? null,
    tournament: null,
  };
  const seed = await takeNextSeed(tx, playerId);
  const newMatch = { id: matchId, modeId: mode.id, setup, ...(seed && { seed }) };
  return { matchId, change: await startMatch(deps, tx, newMatch) };
}
