import { randomUUIDv7 } from 'node:crypto';
import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { Seat } from '@trivia/rules/match/mode.ts';
import { lockPlayers } from '../../core/players/lock-players.ts';
import type { Deps, Tx } from '../../deps.ts';
import { anyOf } from '../../lib/any-of.ts';
import type { MatchChange } from '../../match/clock/engine.ts';
import { type StartDeps, startMatches } from '../../match/settlement/start-match.ts';
import { checkSeats, seatRefusal } from './check-seats.ts';
import { findHonour } from './find-honour.ts';
import { findLiveMatches } from './find-live-match.ts';
import { type LiveGame, setupStakesId } from './live-game.ts';

/** Seats for those who may play, refusals for the rest. */
export interface Takers {
  readonly seats: ReadonlyMap<string, Seat>;
  readonly refusals: ReadonlyMap<string, ErrorCode>;
}

/**
 * Locks players until the transaction ends, so that of several matches that could begin with a player only one
 * does.
 */
export async function lockTakers(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  game: LiveGame,
  playerIds: readonly string[],
): Promise<Takers> {
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
function refusalFor(askerId: string, refusals: Takers['refusals']): ErrorCode | undefined {
  const own = refusals.get(askerId);
  if (own) return own;
  const [others] = refusals.values();
  if (others === 'ALREADY_PLAYING') return 'PLAYER_BUSY';
  return others && 'OPPONENT_UNABLE';
}

interface Seated {
  /** Caller, who gets the reason of a refusal. */
  readonly askerId: string;
  readonly others?: readonly string[];
  readonly bots?: readonly Seat[];
}

/**
 * Seats players at a live game in the caller's transaction, the others before the caller. Refuses with
 * ALREADY_PLAYING and the refusals of a seat; with PLAYER_BUSY and OPPONENT_UNABLE when the other player
 * can't play.
 */
export async function startLiveMatch(
  deps: StartDeps,
  tx: Tx,
  game: LiveGame,
  { askerId, others = [], bots = [] }: Seated,
): Promise<MatchChange> {
  const { seats, refusals } = await lockTakers(deps, tx, game, [...others, askerId]);
  const refusal = refusalFor(askerId, refusals);
  if (refusal) throw seatRefusal(refusal);
  const [change] = await seatGroups(deps, tx, game, [[...seats.values(), ...bots]]);
  if (!change) throw new Error('A match that was started is there');
  return change;
}
