/** Starts live matches for tests, without matchmaking. */
import { randomUUID } from 'node:crypto';
import type { ModeId } from '@trivia/rules/match/mode.ts';
import { inTransaction } from '../../../src/lib/database/transaction.ts';
import { startMatch } from '../../../src/match/rounds/start-match.ts';
import { ANNOUNCE_MS, FIRST_LIVE_ROUND_IN_MS } from '../../../src/match/timing.ts';
import type { TestServer } from '../build-test-server.ts';
import type { TestPlayer } from '../test-player.ts';

/** Settings of a host. */
const settings = { rounds: 5, secondsPerRound: 20, entryCoins: 0, awardCoins: 0, allowsBoosters: false };
const FIRST_ANSWER_AFTER_MS = 1_000;

export type LiveModeId = Extract<ModeId, 'head-to-head' | 'tournament'>;

/** Starts a match without stakes, and returns its id during the introduction of the players. */
export async function beginLive(
  { db, deps, engine }: TestServer,
  players: readonly TestPlayer[],
  modeId: LiveModeId = 'head-to-head',
): Promise<string> {
  const id = randomUUID();
  const setup = {
    players: players.map((player) => ({ id: player.id, membership: 'freemium' as const, isBot: false })),
    stakesId: modeId === 'head-to-head' ? 'free' : null,
    wagerPoints: 0,
    categoryId: null,
    tournament: modeId === 'tournament' ? settings : null,
  };
  const change = await inTransaction(db, (tx) => startMatch(deps, tx, { id, modeId, setup }));
  engine.committed(change);
  return id;
}

/** Starts a match like `beginLive`, and waits until a second after the first round has opened. */
export async function startLive(
  server: TestServer,
  players: readonly TestPlayer[],
  modeId?: LiveModeId,
): Promise<string> {
  const id = await beginLive(server, players, modeId);
  await server.pass(FIRST_LIVE_ROUND_IN_MS - ANNOUNCE_MS);
  server.clock.advance(ANNOUNCE_MS + FIRST_ANSWER_AFTER_MS);
  return id;
}
