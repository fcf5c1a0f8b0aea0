/** Starts live matches for tests, without anybody looking for anybody. */
import { randomUUID } from 'node:crypto';
import type { ModeId } from '@trivia/rules/mode.ts';
import { startMatch } from '../../engine/start-match.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { TestServer } from '../build-test-server.ts';
import type { TestPlayer } from '../test-player.ts';

/** As a host would set it. */
const settings = { rounds: 5, secondsPerRound: 20, entryCoins: 0, awardCoins: 0, allowsBoosters: false };
const FIRST_ANSWER_AFTER_MS = 1_000;

export type LiveModeId = Extract<ModeId, 'head-to-head' | 'tournament'>;

/** Puts the players into a match without stakes and answers its id, a second after its first round has opened. */
export async function startLive(
  { db, deps, clock, engine }: TestServer,
  players: readonly TestPlayer[],
  modeId: LiveModeId = 'head-to-head',
): Promise<string> {
  const id = randomUUID();
  const setup = {
    players: players.map((player) => ({ id: player.id, plan: 'freemium' as const, isBot: false })),
    planId: modeId === 'head-to-head' ? 'free' : null,
    wagerPoints: 0,
    categoryId: null,
    tournament: modeId === 'tournament' ? settings : null,
  };
  const change = await inTransaction(db, (tx) => startMatch(deps, tx, { id, modeId, setup }));
  engine.committed(change);
  const { opens_at } = await db
    .selectFrom('match_round')
    .select('opens_at')
    .where('match_id', '=', id)
    .executeTakeFirstOrThrow();
  clock.set(opens_at.getTime() + FIRST_ANSWER_AFTER_MS);
  return id;
}
