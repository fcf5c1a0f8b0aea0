import type { Seat } from '@trivia/rules/match/mode.ts';
import type { Waiting } from '@trivia/rules/matchmaking.ts';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { anyOf } from '../../../lib/any-of.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { MatchChange } from '../../../match/events/match-change.ts';
import { publishUserEvent } from '../../live/publish-user-event.ts';
import { liveGameOf } from '../live-game.ts';
import type { QueuePool } from '../matchmaking.tables.ts';
import { publishBalances } from '../publish-balances.ts';
import { lockCandidates, seatGroups } from '../start-live-match.ts';

type Group = readonly Waiting[];

/** Locks the tickets of players who still wait in the pool. */
async function lockTickets(tx: Tx, { mode_id, plan_id }: QueuePool, playerIds: readonly string[]) {
  const rows = await tx
    .selectFrom('queue_ticket')
    .select('player_id')
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .where('mode_id', '=', mode_id)
    .where('plan_id', '=', plan_id)
    .orderBy('player_id')
    .forUpdate()
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** Sends the match to its players at once, because their next poll may come after it opens. */
function publishFound({ realtime }: Deps, players: readonly Seat[], matchId: string): void {
  if (!realtime.hasListeners) return;
  for (const { id } of players) publishUserEvent(realtime, id, 'match_found', { matchId });
}

function publishStarted(deps: Deps, change: MatchChange, players: readonly Seat[]): void {
  deps.engine.committed(change);
  void publishBalances(deps, change.matchId);
  publishFound(deps, players, change.matchId);
}

/** Starts complete groups. Players who can't be seated leave the queue; the others of their group keep waiting. */
async function start(deps: Deps, pool: QueuePool, groups: readonly Group[]) {
  const game = liveGameOf(pool);
  const playerIds = groups.flat().map(({ id }) => id);
  await inTransaction(deps.db, async (tx, afterCommit) => {
    const { seats, refusals } = await lockCandidates(deps, tx, game, playerIds);
    const waiting = await lockTickets(tx, pool, playerIds);
    if (refusals.size > 0) {
      await tx
        .deleteFrom('queue_ticket')
        .where('player_id', '=', anyOf([...refusals.keys()]))
        .execute();
    }
    const seated = groups.map((group) =>
      group.flatMap(({ id }) => (waiting.has(id) ? (seats.get(id) ?? []) : [])),
    );
    const whole = seated.filter((group, place) => group.length === groups[place]?.length);
    const changes = await seatGroups(deps, tx, game, whole);
    for (const [place, change] of changes.entries()) {
      afterCommit(() => publishStarted(deps, change, whole[place] ?? []));
    }
  });
}

/** Starts the matches of all groups that can still play. */
export async function startGroups(deps: Deps, pool: QueuePool, groups: readonly Group[]): Promise<void> {
  if (groups.length === 0) return;
  try {
    await start(deps, pool, groups);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // A player has spent the stake meanwhile; start the groups one by one, so that the others still play.
    if (groups.length > 1) for (const group of groups) await startGroups(deps, pool, [group]);
  }
}
