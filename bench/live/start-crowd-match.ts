/** Starts a match with more players than any mode allows so far, through the engine. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../../apps/server/src/deps.ts';
import { gameParts } from '../../apps/server/src/game-parts.ts';
import { systemClock } from '../../apps/server/src/lib/clock.ts';
import { startMatch } from '../../apps/server/src/match/settlement/start-match.ts';
import type { Setup } from '../../packages/rules/src/mode.ts';
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
  const started = { id, modeId: 'tournament', setup } as const;
  await db
    .transaction()
    .execute((tx) => startMatch({ clock: systemClock, engine: { parts: gameParts } }, tx, started));
  return id;
}
