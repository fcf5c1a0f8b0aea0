import type { LiveType, QueueView } from '@trivia/contract/matchmaking.ts';
import { BOT_OFFER_MS, mayHaveBot } from '@trivia/rules/matchmaking.ts';
import { tierOf } from '@trivia/rules/tiers.ts';
import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Deps } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';
import { botSeat } from '../house-bot/bot-seat.ts';
import { getWallet } from '../wallet/get-wallet.ts';
import { findLiveGame, findLiveMatch, type LiveGame, requireSeat } from './live-game.ts';
import { GONE_AFTER_MS, pairWaiting } from './pair-waiting.ts';
import { startLiveMatch } from './start-live-match.ts';

export interface JoinQueue {
  readonly player: SignedInPlayer;
  readonly body: {
    readonly type: LiveType;
    readonly mode: 'multi';
    readonly plan: string;
    readonly acceptsBot: boolean;
  };
}

/** Joins, or says that one is still there. Who was gone for a while, or changes the game, waits anew. */
async function keepTicket(
  { db, clock }: Deps,
  playerId: string,
  { mode, figures }: LiveGame,
): Promise<number> {
  const now = new Date(clock.nowMs());
  const { lifetimePoints } = await getWallet(db, playerId);
  const stale = new Date(now.getTime() - GONE_AFTER_MS);
  const ticket = {
    mode_id: mode.id,
    plan_id: figures.id,
    tier: tierOf(lifetimePoints),
    joined_at: now,
    seen_at: now,
  };
  const { joined_at } = await db
    .insertInto('queue_ticket')
    .values({ player_id: playerId, ...ticket })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet({
        ...ticket,
        joined_at: sql`CASE WHEN queue_ticket.seen_at > ${stale} AND queue_ticket.mode_id = excluded.mode_id
                             AND queue_ticket.plan_id = excluded.plan_id
                            THEN queue_ticket.joined_at ELSE excluded.joined_at END`,
      }),
    )
    .returning('joined_at')
    .executeTakeFirstOrThrow();
  return joined_at.getTime();
}

async function startWithBot(deps: Deps, playerId: string, game: LiveGame): Promise<void> {
  const bots = [botSeat];
  const change = await inTransaction(deps.db, (tx) =>
    startLiveMatch(deps, tx, game, { playerIds: [playerId], bots }),
  );
  deps.engine.committed(change);
}

/**
 * Waits for opponents, or says what has come of it. A player who is in a live match is told of that one.
 * Refuses with SUBSCRIPTION_REQUIRED, PLAY_LIMIT_REACHED and NOT_ENOUGH_COINS.
 */
export async function joinQueue(deps: Deps, { player, body }: JoinQueue): Promise<QueueView> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const nowMs = deps.clock.nowMs();
  const game = findLiveGame(body);
  const view = (matchId: string | undefined, joinedAtMs: number): QueueView => ({
    status: matchId ? 'matched' : 'waiting',
    matchId: matchId ?? null,
    joinedAtMs,
    botAtMs: joinedAtMs + BOT_OFFER_MS,
    serverTimeMs: nowMs,
  });

  const running = await findLiveMatch(deps.db, player.id);
  if (running) return view(running, nowMs);
  await requireSeat(deps.db, player.id, game, nowMs);
  const joinedAtMs = await keepTicket(deps, player.id, game);
  await pairWaiting(deps, { mode_id: game.mode.id, plan_id: game.figures.id });
  const isAlone = (await findLiveMatch(deps.db, player.id)) === undefined;
  if (isAlone && body.acceptsBot && mayHaveBot(joinedAtMs, nowMs)) await startWithBot(deps, player.id, game);
  return view(await findLiveMatch(deps.db, player.id), joinedAtMs);
}

export async function leaveQueue({ db }: Pick<Deps, 'db'>, playerId: string): Promise<void> {
  await db.deleteFrom('queue_ticket').where('player_id', '=', playerId).execute();
}
