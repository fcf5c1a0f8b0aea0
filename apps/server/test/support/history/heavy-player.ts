/** Two players to compare: one has played six matches, the other a thousand. */
import type { TestServer } from '../build-test-server.ts';
import type { TestPlayer } from '../test-player.ts';
import { fillHistory } from './fill-history.ts';

const FEW = 6;
const MANY = 1_000;
/** Matches of others, whose rows came later. */
const OF_OTHERS = 1_500;

export interface Compared {
  readonly light: TestPlayer;
  readonly heavy: TestPlayer;
  /** Opponent of both in all their live matches. */
  readonly rival: TestPlayer;
}

export async function signUpCompared(server: TestServer): Promise<Compared> {
  const [light, heavy, rival] = [await server.signUp(), await server.signUp(), await server.signUp()];
  const nowMs = server.clock.nowMs();
  const lives = [
    { playerId: light.id, rivalId: rival.id, matches: FEW },
    { playerId: heavy.id, rivalId: rival.id, matches: MANY },
  ];
  await fillHistory(server.db, lives, nowMs);
  const other = await server.signUp();
  await fillHistory(server.db, [{ playerId: other.id, rivalId: rival.id, matches: OF_OTHERS }], nowMs);
  return { light, heavy, rival };
}
