/** Two servers on one database and one Redis, with players for a given number of matches. */
import { getRealtimeRoute } from '@trivia/contract/realtime/authorisation.ts';
import { parse } from 'zod/mini';
import { systemClock } from '../../../src/lib/clock.ts';
import type { Db } from '../../../src/lib/database/db.ts';
import { createTestDatabase } from '../../database/create-test-database.ts';
import { startPgBouncer } from '../../database/pgbouncer.ts';
import { type RedisServer, startRedis } from '../../realtime/redis-server.ts';
import { giveCoins } from '../give.ts';
import { addSignedInPlayer } from '../test-player.ts';
import { type LiveGame, LivePlayer, type Pace } from './live-player.ts';
import { Nodes } from './nodes.ts';

const NODES = 2;
/** High rate limits, since hundreds of players on one machine retry ten times a second while a server is down. */
export const ONE_ADDRESS_FOR_ALL = '200000';
export const START_BALANCE = 1_000;

const duels: readonly LiveGame[] = [
  { type: 'headtohead', mode: 'multi', plan: 'coins-10' },
  { type: 'tugofwar', mode: 'multi' },
];
const crowd: LiveGame = { type: 'survival', mode: 'multi' };
const CROWD_SIZE = 4;

/** Games by player: mostly 1v1, and some crowd games. */
const listGames = (matches: number): LiveGame[] => [
  ...Array.from({ length: matches }, (_, index) => duels[index % duels.length] ?? crowd).flatMap((game) => [
    game,
    game,
  ]),
  ...Array.from({ length: CROWD_SIZE }, () => crowd),
];

export interface LiveCluster {
  readonly db: Db;
  /** Number of concurrent matches when all players are paired. */
  readonly matches: number;
  readonly nodes: Nodes;
  readonly redis: RedisServer;
  readonly players: readonly LivePlayer[];
  /** Lets all players play until `isOver`, and finish their match. */
  playUntil(isOver: () => boolean): Promise<void>;
  remove(): Promise<void>;
}

async function enrol(db: Db, nodes: Nodes, count: number, pace: Pace): Promise<LivePlayer[]> {
  const response = await fetch(`${nodes.addressOf(0)}/api/realtime`);
  const { key } = parse(getRealtimeRoute.reply, await response.json());
  const players: LivePlayer[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await addSignedInPlayer({ db, clock: systemClock }, { membership: 'plus' });
    await giveCoins({ db, clock: systemClock }, person.id, { coins: START_BALANCE });
    players.push(new LivePlayer(person, nodes, { node: index, key, pace }));
  }
  return players;
}

/** Number of PgBouncer's connections to the database, half of the servers' own, so that these share them. */
const POOLED_CONNECTIONS = 12;

interface DatabaseOfNodes {
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Returns the URL of the database, or of PgBouncer with `CRASH_BEHIND=pgbouncer`. */
async function openForNodes(url: string): Promise<DatabaseOfNodes> {
  if (process.env.CRASH_BEHIND !== 'pgbouncer')
    return { settings: { DATABASE_URL: url }, stop: async () => {} };
  const pooler = await startPgBouncer(url, POOLED_CONNECTIONS);
  return { settings: { DATABASE_URL: pooler.url, DATABASE_STATEMENT_NAMES: '0' }, stop: pooler.stop };
}

export async function startLiveCluster(matches: number, pace: Pace): Promise<LiveCluster> {
  const database = await createTestDatabase();
  const redis = await startRedis();
  const databaseOfNodes = await openForNodes(database.url);
  const nodes = new Nodes({
    ...databaseOfNodes.settings,
    REDIS_URL: `unix://${redis.url}`,
    CALLS_PER_MINUTE_PER_ADDRESS: ONE_ADDRESS_FOR_ALL,
  });
  const players: LivePlayer[] = [];
  const remove = async () => {
    for (const { listener } of players) listener.close();
    await nodes.remove();
    await redis.remove();
    await databaseOfNodes.stop();
    await database.drop();
  };
  const games = listGames(matches);
  try {
    for (let index = 0; index < NODES; index += 1) await nodes.add();
    players.push(...(await enrol(database.db, nodes, games.length, pace)));
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    db: database.db,
    matches: matches + 1,
    nodes,
    redis,
    players,
    async playUntil(isOver) {
      await Promise.all(players.map((player, index) => player.playUntil(games[index] ?? crowd, isOver)));
    },
    remove,
  };
}
