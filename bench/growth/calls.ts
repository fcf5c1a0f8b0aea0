/** Calls whose cost must not grow, by one player who meets another in the live match. */
import type { TestServer } from '../../apps/server/test/support/build-test-server.ts';
import { answerRound, findOption, playDaily } from '../../apps/server/test/support/daily-driver.ts';
import { join, look, openRound } from '../../apps/server/test/support/live-driver.ts';
import type { TestPlayer } from '../../apps/server/test/support/test-player.ts';

export interface Callers {
  readonly server: TestServer;
  readonly me: TestPlayer;
  readonly other: TestPlayer;
}

type GrowthCall = (callers: Callers) => Promise<unknown>;

const RIGHT = 4;
const BATTLE = { type: 'headtohead', mode: 'multi', plan: 'free' } as const;

const get =
  (path: string): GrowthCall =>
  async ({ me }) => {
    const { status, text } = await me.get(path);
    if (status !== 200) throw new Error(`${path} was refused: ${text}`);
  };

async function playDuel({ server, me, other }: Callers): Promise<void> {
  await join(other, BATTLE);
  const { matchId } = (await join(me, BATTLE)).body;
  if (!matchId) throw new Error('The queue found no match');
  for (let match = await look(me, matchId); match.phase !== 'over'; match = await look(me, matchId)) {
    await openRound(server);
    const opened = await look(me, matchId);
    if (!opened.round) continue;
    for (const player of [me, other])
      await answerRound(player, opened, await findOption(server, opened, true));
  }
}

export const growthCalls: Readonly<Record<string, GrowthCall>> = {
  'user/me': get('/user/me'),
  'user/statistics': get('/user/statistics'),
  'user/export': get('/user/export'),
  'wallet/entries': get('/wallet/entries'),
  'wallet/entries of coins': get('/wallet/entries?currency=coin'),
  'play/daily-challenge': get('/play/daily-challenge'),
  'play/matches': get('/play/matches'),
  notifications: get('/notifications?tab=notifications'),
  'a daily': ({ server, me }) => playDaily(server, me, RIGHT),
  'a 1v1': playDuel,
};

/** Exports all data of a player, so its cost grows with them. */
export const SHOWS_ALL = 'user/export';
