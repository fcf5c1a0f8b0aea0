/** Checks that lists and counts read as many rows and blocks after a thousand matches as after six. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listNotifications } from '../../src/core/notifications/list-notifications.ts';
import { exportPersonalData } from '../../src/core/personal-data.ts';
import { listWalletEntries } from '../../src/core/wallet/list-wallet-entries.ts';
import type { Deps } from '../../src/deps.ts';
import { loadUser } from '../../src/features/accounts/profile/load-user.ts';
import { getDailyChallenge } from '../../src/features/daily-challenge/get-daily-challenge.ts';
import { listStakes } from '../../src/features/lobby/list-stakes.ts';
import { findHonour } from '../../src/features/matchmaking/find-honour.ts';
import { findLiveMatch } from '../../src/features/matchmaking/find-live-match.ts';
import { getStatistics } from '../../src/features/statistics/get-statistics.ts';
import { listPlayerMatches } from '../../src/match/view/list-player-matches.ts';
import { personalData } from '../../src/personal-data.ts';
import { buildTestServer, type TestServer } from '../support/build-test-server.ts';
import { type ComparedPlayers, signUpComparedPlayers } from '../support/history/heavy-player.ts';
import { readCost } from '../support/history/read-cost.ts';

/** Maximum cost for the player with few matches. */
const MAX_ROWS = 250;
/** Margin for full pages, since the player with few matches has shorter ones. */
const MORE_ROWS = 150;
const MORE_BLOCKS = 200;

/** Limit of blocks for six matches. A lookup per answer and entry would read 213. */
const MAX_BLOCKS_EXPORTED = 190;

const SEAT = { membership: 'freemium', isBot: false } as const;

let server: TestServer;
let players: ComparedPlayers;
beforeAll(async () => {
  server = await buildTestServer();
  players = await signUpComparedPlayers(server);
});
afterAll(() => server.close());

const reads: Readonly<Record<string, (deps: Deps, playerId: string) => Promise<unknown>>> = {
  'the user': loadUser,
  'the daily challenge': getDailyChallenge,
  statistics: getStatistics,
  'entries of both currencies': (deps, playerId) => listWalletEntries(deps, { playerId }),
  'entries of one currency': (deps, playerId) => listWalletEntries(deps, { playerId, currency: 'coin' }),
  'matches that go on': listPlayerMatches,
  'the live match': ({ db }, playerId) => findLiveMatch(db, playerId),
  notifications: (deps, playerId) => listNotifications(deps, { playerId, tab: 'notifications' }),
  'plays of the day': (deps, playerId) => listStakes(deps, { playerId, type: 'headtohead', mode: 'multi' }),
  'matches with the same opponent': ({ db, clock }, playerId) =>
    findHonour(
      db,
      [
        [
          { ...SEAT, id: playerId },
          { ...SEAT, id: players.rival.id },
        ],
      ],
      clock.nowMs(),
    ),
};

it.each(Object.entries(reads))('%s', async (_name, read) => {
  const few = await readCost(server, (deps) => read(deps, players.light.id));
  const many = await readCost(server, (deps) => read(deps, players.heavy.id));
  expect(few.blocks).toBeGreaterThan(0);
  expect(few.rows).toBeLessThanOrEqual(MAX_ROWS);
  expect(many.rows).toBeLessThanOrEqual(few.rows + MORE_ROWS);
  expect(many.blocks).toBeLessThanOrEqual(few.blocks + MORE_BLOCKS);
});

it('an export reads each match once per table, and each transfer once', async () => {
  const exported = ({ db }: Deps) => exportPersonalData(db, personalData, players.light.id);
  const { blocks } = await readCost(server, exported);
  expect(blocks).toBeLessThan(MAX_BLOCKS_EXPORTED);
});
