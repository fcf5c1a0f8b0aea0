/** Players to compare: one with six matches, the other with a thousand. */
import type { TestServer } from '../build-test-server.ts';
import type { TestPlayer } from '../test-player.ts';
import { fillHistory } from './fill-history.ts';

const FEW = 6;
const MANY = 1_000;
/** Number of later matches of other players. */
const OF_OTHERS = 1_500;

export interface ComparedPlayers {
  readonly light: TestPlayer;
  readonly heavy: TestPlayer;
  /** Opponent in all live matches of both. */
  readonly rival: TestPlayer;
}

export async function signUpComparedPlayers(server: TestServer): Promise<ComparedPlayers> {
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
