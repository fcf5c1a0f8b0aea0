/** Starts a match with more players than any mode allows, through the engine. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { systemClock } from '../../apps/server/src/lib/clock.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { startMatch } from '../../apps/server/src/match/rounds/start-match.ts';
import { matchHooks } from '../../apps/server/src/match-hooks.ts';
import type { Setup } from '../../packages/rules/src/match/mode.ts';
import { modes } from '../../packages/rules/src/modes/table.ts';
import { tournament, tournamentLimits } from '../../packages/rules/src/modes/tournament.ts';
import type { BenchPlayer } from './fill-players.ts';

/** Combines setups of allowed sizes, because the rules refuse so many seats. */
function seatAll(setup: Setup) {
  const { players } = setup;
  const parts = Math.ceil(players.length / tournamentLimits.playersMax);
  const size = Math.ceil(players.length / parts);
  const states = Array.from({ length: parts }, (_, part) =>
    tournament.start({ ...setup, players: players.slice(part * size, (part + 1) * size) }),
  );
  return { setup, roundsClosed: 0, standings: states.flatMap(({ standings }) => standings) };
}

/** Time for a crowd to connect. */
const WAITS_MS = 60 * 60_000;
const BEGINS_IN_MS = 5_000;

/** Starts a match that begins in an hour, or when `beginCrowdMatch` is called. Returns its id. */
export async function startCrowdMatch(
  db: Db,
  players: readonly BenchPlayer[],
  rounds: number,
): Promise<string> {
  Object.assign(modes, { tournament: { ...tournament, start: seatAll } });
  const id = randomUUID();
  const setup = {
    players: players.map((player) => ({ id: player.id, membership: 'plus' as const, isBot: false })),
    stakesId: null,
    wagerPoints: 0,
    categoryId: null,
    tournament: { rounds, secondsPerRound: 30, entryCoins: 0, awardCoins: 0, allowsBoosters: false },
  };
  const startsAtMs = systemClock.nowMs() + WAITS_MS;
  // Stops the clock, because so many seats take longer than a start may.
  const deps = { clock: { nowMs: () => startsAtMs }, engine: { hooks: matchHooks } };
  const started = { id, modeId: 'tournament', setup } as const;
  await db.transaction().execute((tx) => startMatch(deps, tx, started));
  return id;
}

/** Schedules the first round in a few seconds, which the server's next sweep notices. */
export async function beginCrowdMatch(db: Db, matchId: string): Promise<void> {
  await sql`
    UPDATE match SET due_at = due_at - sooner.by, next_round_at = next_round_at - sooner.by
      FROM (SELECT next_round_at - now() - make_interval(secs => ${BEGINS_IN_MS / 1000}) AS by
              FROM match WHERE id = ${matchId}) sooner
     WHERE id = ${matchId}`.execute(db);
}
