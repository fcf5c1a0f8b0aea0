/** Time until a match when all players join the queue at once, on one server and on two. */
import { mkdtemp } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import {
  clusterFolder,
  socketFolder,
  socketUrl,
} from '../../apps/server/src/lib/embedded-postgres/cluster.ts';
import { reconcileLedger } from '../../apps/server/src/reconcile-ledger.ts';
import {
  connectToServersDatabase,
  removeFolder,
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import { type Figure, quantile } from '../figure.ts';
import { countSeats, fillQueue, type Seating } from '../fill/fill-queue.ts';
import { processorMs } from '../live/processor-time.ts';
import { ASK_EVERY_MS, type Client, type Game, post, waitForMatch } from './queue-client.ts';

const PLAYERS = 1_000;
const BUDGET_MS = 3_000;
/** Budget of all servers' processor time without their database, which does not depend on the machine's other load. */
const PROCESSOR_BUDGET_MS = 2_500;
const SOCKETS = 256;
const WARMING = 100;

const battle: Game = { type: 'headtohead', mode: 'multi', plan: 'coins-10' };
const tug: Game = { type: 'tugofwar', mode: 'multi' };
/** Games with equal numbers of players, divisible by eight. */
const pools: readonly Game[] = [
  { type: 'headtohead', mode: 'multi', plan: 'free' },
  battle,
  { type: 'headtohead', mode: 'multi', plan: 'coins-50' },
  tug,
  { type: 'survival', mode: 'multi' },
];

/** Starts and forfeits matches, to warm the servers up. */
async function warmUp(clients: readonly Client[]): Promise<void> {
  const found = await Promise.all(clients.map((client) => waitForMatch(client, tug)));
  const leavers = new Map(clients.map((client, place) => [found[place]?.matchId, client]));
  await Promise.all(
    [...leavers].map(([matchId, client]) => matchId && post(client, `/play/matches/${matchId}/leave`, {})),
  );
}

interface Crowd {
  readonly name: string;
  readonly servers: number;
  readonly players: number;
  readonly gameOf: (index: number) => Game;
}

async function sumProcessor(processes: readonly ServerProcess[]): Promise<number> {
  const used = await Promise.all(processes.map(({ child }) => processorMs(child.pid ?? 0)));
  return used.reduce((sum, ms) => sum + ms, 0);
}

/** Runs a crowd on servers, and returns each player's time until a match. */
async function playCrowd(db: Db, servers: readonly ServerProcess[], { players, gameOf }: Crowd) {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  try {
    await fillQueue(db, players + WARMING);
    const clients = Array.from({ length: players + WARMING }, (_, index) => ({
      index,
      address: servers[index % servers.length]?.address ?? '',
      agent,
    }));
    await warmUp(clients.slice(players));
    const startedAtMs = Date.now();
    const usedBeforeMs = await sumProcessor(servers);
    const matched = await Promise.all(
      clients.slice(0, players).map((client) => waitForMatch(client, gameOf(client.index))),
    );
    const usedMs = (await sumProcessor(servers)) - usedBeforeMs;
    return { startedAtMs, usedMs, times: matched.flatMap((one) => one?.ms ?? []) };
  } finally {
    agent.destroy();
  }
}

/** Throws if a player is in two matches or needlessly left over, or a coin is lost. */
async function checkSeats(db: Db, { name, players }: Crowd, matched: number): Promise<Seating> {
  const seating = await countSeats(db);
  const { matches, seats, doubled } = seating;
  process.stderr.write(`${name}: ${matches} matches, ${players - matched} left over\n`);
  if (doubled > 0) throw new Error(`${doubled} players are in two matches`);
  if (seats !== matched || players - matched > players % 2) {
    throw new Error(`${matched} of ${players} players learned of a match, ${seats} have a seat`);
  }
  const faults = await reconcileLedger({ db });
  if (faults.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(faults)}`);
  return seating;
}

async function measureOn(db: Db, servers: readonly ServerProcess[], crowd: Crowd): Promise<Figure[]> {
  const { startedAtMs, usedMs, times } = await playCrowd(db, servers, crowd);
  const { lastAtMs } = await checkSeats(db, crowd, times.length);
  const figure = (what: string, value: number, budget = BUDGET_MS): Figure => ({
    name: `${crowd.name}: ${what}`,
    value,
    unit: 'ms',
    budget,
  });
  return [
    figure('start of the last match', lastAtMs - startedAtMs),
    figure('wait until a match: p50', quantile(times, 0.5)),
    figure('wait until a match: p99', quantile(times, 0.99)),
    // A player who is paired by another's call learns of the match at the next poll.
    figure('wait until a match: maximum', Math.max(...times), BUDGET_MS + ASK_EVERY_MS),
    figure("servers' processor time", usedMs, PROCESSOR_BUDGET_MS),
  ];
}

/** Measures a crowd on its own servers, which share one database. */
async function measureCrowd(crowd: Crowd): Promise<Figure[]> {
  const folders: string[] = [];
  const servers: ServerProcess[] = [];
  const start = async (environment: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
    folders.push(folder);
    servers.push(await startServerProcess({ DATA_DIR: folder, TRUST_PROXY: '1', ...environment }));
    return folder;
  };
  try {
    const first = await start({});
    const DATABASE_URL = socketUrl(await socketFolder(clusterFolder(first)));
    while (servers.length < crowd.servers) await start({ DATABASE_URL });
    const db = await connectToServersDatabase(first);
    return await measureOn(db, servers, crowd).finally(() => db.destroy());
  } finally {
    for (const server of servers.toReversed()) await server.end('SIGTERM');
    for (const folder of folders) await removeFolder(folder);
  }
}

/** Measures all crowds, or the named one. */
export async function measureQueue(part?: string): Promise<Figure[]> {
  const crowds: readonly Crowd[] = [1, 2].flatMap((servers) => [
    { name: `one-pool-${servers}`, servers, players: PLAYERS + 1, gameOf: () => battle },
    {
      name: `five-pools-${servers}`,
      servers,
      players: PLAYERS,
      gameOf: (index: number) => pools[Math.floor(index / servers) % pools.length] ?? battle,
    },
  ]);
  const figures: Figure[] = [];
  for (const crowd of crowds.filter(({ name }) => part === undefined || part === name)) {
    figures.push(...(await measureCrowd(crowd)));
  }
  return figures;
}
