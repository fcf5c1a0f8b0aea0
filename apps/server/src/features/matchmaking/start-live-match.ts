import { randomUUID } from 'node:crypto';
import type { Seat } from '@trivia/rules/mode.ts';
import type { MatchChange } from '../../engine/engine.ts';
import { startMatch } from '../../engine/start-match.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { findLiveMatch, type LiveGame, requireSeat, setupPlanId } from './live-game.ts';

/** In one order, so that two matches that want the same players take turns. */
const lockPlayers = (tx: Tx, playerIds: readonly string[]) =>
  tx
    .selectFrom('player')
    .select('id')
    .where('id', 'in', playerIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

async function seatOf(tx: Tx, playerId: string, game: LiveGame, nowMs: number): Promise<Seat> {
  if (await findLiveMatch(tx, playerId)) throw new AppError('PLAYER_BUSY');
  const plan = await requireSeat(tx, playerId, game, nowMs);
  return { id: playerId, plan, isBot: false };
}

/**
 * Seats players at a live game in the caller's transaction. However many queues, invitations and rematches want a
 * player at once, one gets them. Refuses with PLAYER_BUSY, and with what a single player may be refused with.
 */
export async function startLiveMatch(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  game: LiveGame,
  { playerIds, bots = [] }: { readonly playerIds: readonly string[]; readonly bots?: readonly Seat[] },
): Promise<MatchChange> {
  const nowMs = deps.clock.nowMs();
  const found = await lockPlayers(tx, playerIds);
  if (found.length < playerIds.length) throw new AppError('PLAYER_BUSY');
  const seats: Seat[] = [];
  for (const playerId of playerIds) seats.push(await seatOf(tx, playerId, game, nowMs));
  const setup = {
    players: [...seats, ...bots],
    planId: setupPlanId(game),
    wagerPoints: 0,
    categoryId: null,
    tournament: null,
  };
  await tx.deleteFrom('queue_ticket').where('player_id', 'in', playerIds).execute();
  return await startMatch(deps, tx, { id: randomUUID(), modeId: game.mode.id, setup });
}
