import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@trivia/contract/errors.ts';
import type { Seat } from '@trivia/rules/mode.ts';
import { sql } from 'kysely';
import type { MatchChange } from '../../engine/engine.ts';
import { startMatches } from '../../engine/start-match.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { checkSeats } from './check-seats.ts';
import { findLiveMatches } from './find-live-match.ts';
import { type LiveGame, setupPlanId } from './live-game.ts';

type StartDeps = Pick<Deps, 'clock'>;

/** In one order, so that matches that want the same players take turns. */
async function lockPlayers(tx: Tx, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('player')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Players who can be given a seat in this transaction, and why the others can't. */
export interface Takers {
  readonly seats: ReadonlyMap<string, Seat>;
  readonly refusals: ReadonlyMap<string, ErrorCode>;
}

/** Locks players until the transaction ends: however many ways into a match want one of them, one gets them. */
export async function lockTakers(
  { clock }: StartDeps,
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
    const reason = !here.has(id) || busy.has(id) ? 'PLAYER_BUSY' : refusal;
    if (reason) refusals.set(id, reason);
    else seats.set(id, seat);
  }
  return { seats, refusals };
}

/** Starts a match for each group of seats; whoever waits in a queue leaves it. */
export async function seatGroups(
  deps: StartDeps,
  tx: Tx,
  game: LiveGame,
  groups: readonly (readonly Seat[])[],
): Promise<MatchChange[]> {
  if (groups.length === 0) return [];
  const playerIds = groups.flat().map(({ id }) => id);
  await tx.deleteFrom('queue_ticket').where('player_id', 'in', playerIds).execute();
  const newMatches = groups.map((players) => ({
    id: randomUUID(),
    modeId: game.mode.id,
    setup: { players, planId: setupPlanId(game), wagerPoints: 0, categoryId: null, tournament: null },
  }));
  return await startMatches(deps, tx, newMatches);
}

/**
 * Seats players at a live game in the caller's transaction. Refuses with PLAYER_BUSY, and with what a single player may
 * be refused with.
 */
export async function startLiveMatch(
  deps: StartDeps,
  tx: Tx,
  game: LiveGame,
  { playerIds, bots = [] }: { readonly playerIds: readonly string[]; readonly bots?: readonly Seat[] },
): Promise<MatchChange> {
  const { seats, refusals } = await lockTakers(deps, tx, game, playerIds);
  const [refusal] = refusals.values();
  if (refusal) throw new AppError(refusal);
  const [change] = await seatGroups(deps, tx, game, [[...seats.values(), ...bots]]);
  if (!change) throw new Error('A match that was started is there');
  return change;
}
