import { randomUUIDv7 } from 'node:crypto';
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { SoloType } from '@trivia/contract/play/play.ts';
import type { ModeId, OwnPace } from '@trivia/rules/match/mode.ts';
import { findMode } from '@trivia/rules/modes/table.ts';
import { getMembership } from '../../core/subscription/membership.ts';
import type { Deps } from '../../deps.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import type { Tx } from '../../lib/database/db.ts';
import { requireAnswerCoins } from '../../match/answers/require-answer-coins.ts';
import type { MatchChange } from '../../match/events/match-change.ts';
import { consumeNextSeed } from '../../match/rounds/next-seed.ts';
import { startMatch } from '../../match/rounds/start-match.ts';
import { findAllowance } from './allowance.ts';
import { refuseScraping } from './refuse-scraping.ts';

export interface SoloGame {
  readonly type: Exclude<SoloType, 'daily'>;
  readonly mode: 'solo';
  readonly categoryId?: CategoryId | undefined;
  readonly wagerPoints?: number | undefined;
  readonly pace?: OwnPace | undefined;
}

/** Locks the player, so that concurrent starts see each other. */
const lockPlayer = (tx: Tx, playerId: string) =>
  tx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().execute();

export async function findUnfinished(tx: Tx | Deps['db'], playerId: string, modeId: ModeId) {
  const row = await tx
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select('match.id')
    .where('seat.player_id', '=', playerId)
    .where((eb) => eb.ref('seat.is_active'))
    .where('match.status', '=', 'playing')
    .where('match.mode_id', '=', modeId)
    .orderBy('match.created_at')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Starts a match of one player in the caller's transaction. Refuses with SUBSCRIPTION_REQUIRED, PLAY_LIMIT_REACHED,
 * MATCH_UNFINISHED, NOT_ENOUGH_COINS and NOT_ENOUGH_POINTS, and with TOO_MANY_REQUESTS for scrapers.
 */
export async function startSoloMatch(
  deps: Deps,
  tx: Tx,
  { playerId, game }: { readonly playerId: string; readonly game: SoloGame },
): Promise<{ matchId: string; change: MatchChange }> {
  const mode = findMode(game.type, game.mode);
  if (!mode) throw invalidField('type', 'field.gameMode');
  const nowMs = deps.clock.nowMs();
  await lockPlayer(tx, playerId);
  const { id: membership } = await getMembership(tx, playerId, nowMs);
  const { refusal } = await findAllowance(tx, { playerId, membership, modeId: mode.id }, nowMs);
  if (refusal) throw new AppError(refusal);
  if (await findUnfinished(tx, playerId, mode.id)) throw new AppError('MATCH_UNFINISHED');
  // A player who can't pay for a single answer would only lose the wager.
  await requireAnswerCoins(tx, playerId, mode.coinsPerAnswer);
  if (mode.coinsPerAnswer > 0) await refuseScraping(tx, playerId, mode.id, nowMs);

  const matchId = randomUUIDv7();
  const setup = {
    players: [{ id: playerId, membership, isBot: false }],
    stakesId: null,
    wagerPoints: game.wagerPoints ?? 0,
    categoryId: game.categoryId ?? null,
    tournament: null,
    ...(game.pace && { ownPace: game.pace }),
  };
  const seed = await consumeNextSeed(tx, playerId);
  const newMatch = { id: matchId, modeId: mode.id, setup, ...(seed && { seed }) };
  return { matchId, change: await startMatch(deps, tx, newMatch) };
}
