import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { LiveType } from '@trivia/contract/play/live-games.ts';
import type { QueueView } from '@trivia/contract/play/queue.ts';
import { BOT_OFFER_MS, mayHaveBot } from '@trivia/rules/matchmaking.ts';
import { lockPlayers } from '../../../core/players/lock-players.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError } from '../../../lib/app-error.ts';
import { batchByKey } from '../../../lib/batch.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import { botSeat } from '../../house-bot/bot-seat.ts';
import { checkSeats, seatRefusal } from '../check-seats.ts';
import { findLiveMatch, findLiveMatches } from '../find-live-match.ts';
import { findLiveGame, type LiveGame, liveGameOf } from '../live-game.ts';
import type { QueuePool } from '../matchmaking.tables.ts';
import { startLiveMatch } from '../start-live-match.ts';
import { pairWaiting } from './pair-waiting.ts';
import { storeTickets } from './store-tickets.ts';

export interface JoinQueue {
  readonly player: SignedInPlayer;
  readonly body: {
    readonly type: LiveType;
    readonly mode: 'multi';
    readonly plan: string;
    readonly acceptsBot: boolean;
  };
}

interface Joining {
  readonly playerId: string;
  readonly pool: QueuePool;
}

interface Ticket {
  /** Match that the player is already in. */
  readonly matchId: string | undefined;
  /** Time of the request. */
  readonly askedAtMs: number;
  /** Time of the first request; undefined without a ticket. */
  readonly joinedAtMs: number | undefined;
  readonly refusal: ErrorCode | undefined;
}

/**
 * Issues tickets to eligible players who are not in a match. Players are locked meanwhile: one who is seated
 * elsewhere would otherwise keep a ticket, and be seated again later without asking.
 */
const issueTickets = (deps: Deps, pool: QueuePool, playerIds: readonly string[], nowMs: number) =>
  inTransaction(deps.db, async (tx) => {
    await lockPlayers(tx, playerIds);
    const playing = await findLiveMatches(tx, playerIds);
    const free = playerIds.filter((id) => !playing.has(id));
    const checks = await checkSeats(tx, free, liveGameOf(pool), nowMs);
    const takers = [...checks].filter(([, { refusal }]) => refusal === undefined);
    const joinedAt = await storeTickets(tx, pool, new Map(takers.map(([id, { tier }]) => [id, tier])), nowMs);
    return { playing, checks, joinedAt };
  });

const firstOf = <Item>(items: readonly Item[]): Item => {
  const [first] = items;
  if (!first) throw new Error('A group is never empty');
  return first;
};

/** Batches players who ask for a ticket of the same game while others get theirs. */
const takeTicket = batchByKey(async (deps: Deps, joining: readonly Joining[]) => {
  const nowMs = deps.clock.nowMs();
  const playerIds = [...new Set(joining.map(({ playerId }) => playerId))];
  const { playing, checks, joinedAt } = await issueTickets(deps, firstOf(joining).pool, playerIds, nowMs);
  return ({ playerId }): Ticket => ({
    matchId: playing.get(playerId),
    askedAtMs: nowMs,
    joinedAtMs: joinedAt.get(playerId),
    refusal: checks.get(playerId)?.refusal,
  });
});

/** Batches players with a ticket who join during a pairing, for the next one. Their signs of presence never wait for it. */
const pairTogether = batchByKey(
  async (deps: Deps, waiting: readonly (Joining & { readonly askedAtMs: number })[]) => {
    const askedAtMs = Math.min(...waiting.map((one) => one.askedAtMs));
    await pairWaiting(deps, firstOf(waiting).pool, askedAtMs);
    const matches = await findLiveMatches(
      deps.db,
      waiting.map(({ playerId }) => playerId),
    );
    return ({ playerId }): string | undefined => matches.get(playerId);
  },
);

/** Starts a match with the bot, unless a match was found meanwhile. Returns its id. */
async function startWithBot(deps: Deps, playerId: string, game: LiveGame): Promise<string | undefined> {
  const bots = [botSeat];
  try {
    return await inTransaction(deps.db, async (tx, afterCommit) => {
      const change = await startLiveMatch(deps, tx, game, { callerId: playerId, bots });
      afterCommit(() => deps.engine.committed(change));
      return change.matchId;
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'ALREADY_PLAYING')) throw error;
    return await findLiveMatch(deps.db, playerId);
  }
}

/**
 * Joins or stays in the queue, and returns its state; a player in a live match gets that match. Refuses with
 * SUBSCRIPTION_REQUIRED, PLAY_LIMIT_REACHED and NOT_ENOUGH_COINS, and with TOO_MANY_REQUESTS for scrapers.
 */
export async function joinQueue(deps: Deps, { player, body }: JoinQueue): Promise<QueueView> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const game = findLiveGame(body);
  const pool = { mode_id: game.mode.id, plan_id: game.stakes.id };
  const key = `${pool.mode_id}/${pool.plan_id}`;
  const joining = { playerId: player.id, pool };
  const { askedAtMs, refusal, ...ticket } = await takeTicket(deps, key, joining);
  const matchId =
    ticket.joinedAtMs === undefined
      ? (ticket.matchId ?? (await findLiveMatch(deps.db, player.id)))
      : await pairTogether(deps, key, { ...joining, askedAtMs });
  if (refusal && !matchId) throw seatRefusal(refusal);

  const nowMs = deps.clock.nowMs();
  const joinedAtMs = ticket.joinedAtMs ?? askedAtMs;
  const takesBot = !matchId && body.acceptsBot && mayHaveBot(joinedAtMs, nowMs);
  const found = takesBot ? await startWithBot(deps, player.id, game) : matchId;
  return {
    status: found ? 'matched' : 'waiting',
    matchId: found ?? null,
    joinedAtMs,
    botAtMs: joinedAtMs + BOT_OFFER_MS,
    serverTimeMs: nowMs,
  };
}

export async function leaveQueue({ db }: Pick<Deps, 'db'>, playerId: string): Promise<void> {
  await db.deleteFrom('queue_ticket').where('player_id', '=', playerId).execute();
}
