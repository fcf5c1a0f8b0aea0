import { randomUUIDv7 } from 'node:crypto';
import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { Seat } from '@trivia/rules/match/mode.ts';
import { lockPlayers } from '../../core/players/lock-players.ts';
import type { Deps } from '../../deps.ts';
import { anyOf } from '../../lib/any-of.ts';
import type { Tx } from '../../lib/database/db.ts';
import type { MatchChange } from '../../match/events/match-change.ts';
import { type StartDeps, startMatches } from '../../match/rounds/start-match.ts';
import { checkSeats, seatRefusal } from './check-seats.ts';
import { findHonour } from './find-honour.ts';
import { findLiveMatches } from './find-live-match.ts';
import { type LiveGame, setupStakesId } from './live-game.ts';

/** Seats of players who may play, and refusals of the others. */
export interface Candidates {
  readonly seats: ReadonlyMap<string, Seat>;
  readonly refusals: ReadonlyMap<string, ErrorCode>;
}

/**
 * Locks players until the transaction ends, so that only one of several simultaneous matches starts with a player.
 */
export async function lockCandidates(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  game: LiveGame,
  playerIds: readonly string[],
): Promise<Candidates> {
  const here = await lockPlayers(tx, playerIds);
  const busy = await findLiveMatches(tx, playerIds);
  const checks = await checkSeats(tx, playerIds, game, clock.nowMs());
  const seats = new Map<string, Seat>();
  const refusals = new Map<string, ErrorCode>();
  for (const [id, { seat, refusal }] of checks) {
    const reason = busy.has(id) ? 'ALREADY_PLAYING' : refusal;
    if (!here.has(id)) refusals.set(id, 'NOT_FOUND');
    else if (reason) refusals.set(id, reason);
    else seats.set(id, seat);
  }
  return { seats, refusals };
}

/** Starts a match for each group of seats and removes its players from queues. */
export async function seatGroups(
  deps: StartDeps,
  tx: Tx,
  game: LiveGame,
  groups: readonly (readonly Seat[])[],
): Promise<MatchChange[]> {
  if (groups.length === 0) return [];
  const playerIds = groups.flat().map(({ id }) => id);
  await tx.deleteFrom('queue_ticket').where('player_id', '=', anyOf(playerIds)).execute();
  const honours = await findHonour(tx, groups, deps.clock.nowMs());
  const settings = { stakesId: setupStakesId(game), wagerPoints: 0, categoryId: null, tournament: null };
  const newMatches = groups.map((players, place) => {
    const honour = honours[place];
    return {
      id: randomUUIDv7(),
      modeId: game.mode.id,
      setup: { ...settings, players, ...(honour && { honour }) },
    };
  });
  return await startMatches(deps, tx, newMatches);
}

/** Never reveal why an opponent can't play, except that they are in a match. */
function refusalFor(callerId: string, refusals: Candidates['refusals']): ErrorCode | undefined {
  const own = refusals.get(callerId);
  if (own) return own;
  const [others] = refusals.values();
  if (others === 'ALREADY_PLAYING') return 'PLAYER_BUSY';
  return others && 'OPPONENT_UNABLE';
}

interface Seated {
  /** Caller, who gets the reason of a refusal. */
  readonly callerId: string;
  readonly others?: readonly string[];
  readonly bots?: readonly Seat[];
}

/**
 * Starts a live match in the caller's transaction, with the caller in the last seat. Refuses with ALREADY_PLAYING and
 * the refusals of a seat; with PLAYER_BUSY and OPPONENT_UNABLE if the other player can't play.
 */
export async function startLiveMatch(
  deps: StartDeps,
  tx: Tx,
  game: LiveGame,
  { callerId, others = [], bots = [] }: Seated,
): Promise<MatchChange> {
  const { seats, refusals } = await lockCandidates(deps, tx, game, [...others, callerId]);
  const refusal = refusalFor(callerId, refusals);
  if (refusal) throw seatRefusal(refusal);
  const [change] = await seatGroups(deps, tx, game, [[...seats.values(), ...bots]]);
  if (!change) throw new Error('A match that was started is there');
  return change;
}
