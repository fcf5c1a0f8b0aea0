/**
 * One match whose players all answer at the same moment, by real calls and real sockets: a thousand, or the given
 * number.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import {
  connectToServersDatabase,
  removeFolder,
  type ServerProcess,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import { type Figure, quantile } from '../figure.ts';
import { BenchClient, now, type ReceivedMessage, readKey, runConcurrently } from '../live/bench-client.ts';
import { fillPlayers } from '../live/fill-players.ts';
import { type Spent, spentBetween, watchSpent } from '../live/spent.ts';
import { beginCrowdMatch, startCrowdMatch } from '../live/start-crowd-match.ts';

const PLAYERS = 1_000;
/**
 * Limit of sockets, because each player also holds a connection for calls, and a process may open little more than
 * 20,000 files.
 */
const MOST_SOCKETS = 9_800;
/** The first round warms the server up. */
const ROUNDS = 7;
const CONNECT_AT_ONCE = 25;
const ROUND_WITHIN_MS = 60_000;

interface Budgets {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly resultMs: number;
  readonly messages: number;
  readonly processorSeconds: number;
}

const USUAL: Budgets = { p50Ms: 150, p99Ms: 600, resultMs: 500, messages: 5, processorSeconds: 1.5 };
/** Budgets of a crowd above `PLAYERS`, up to 10,000. */
const LARGE: Budgets = { p50Ms: 600, p99Ms: 1_500, resultMs: 5_000, messages: 10, processorSeconds: 15 };

interface RoundFigures {
  readonly ackMs: readonly number[];
  readonly resultMs: number;
  readonly messages: number;
  readonly spent: Spent;
}

/** Waits until the round is open, and returns its options. */
async function waitForRound(db: Db, matchId: string, number: number): Promise<readonly string[]> {
  for (;;) {
    const round = await db
      .selectFrom('match_round')
      .select(['opens_at', 'option_ids'])
      .where('match_id', '=', matchId)
      .where('round', '=', number)
      .executeTakeFirst();
    if (round) {
      await sleep(Math.max(0, round.opens_at.getTime() - Date.now()) + 300);
      return round.option_ids;
    }
    await sleep(100);
  }
}

/** Resolves with the time at which the last client has received it. */
function allReceived(
  clients: readonly BenchClient[],
  event: string,
  count: (message: ReceivedMessage) => void,
) {
  return new Promise<number>((resolve, reject) => {
    let missing = clients.length;
    const timer = setTimeout(() => reject(new Error(`${missing} did not hear ${event}`)), ROUND_WITHIN_MS);
    for (const client of clients) {
      client.onMessage = (message) => {
        count(message);
        if (message.event !== event) return;
        missing -= 1;
        if (missing > 0) return;
        clearTimeout(timer);
        resolve(message.atMs);
      };
    }
  });
}

async function playRound(
  { db, matchId, clients, listening, readSpent }: Crowd,
  number: number,
): Promise<RoundFigures> {
  const options = await waitForRound(db, matchId, number);
  const before = await readSpent();
  let messages = 0;
  const closed = allReceived(listening, 'round.closed', () => {
    messages += 1;
  });
  let lastSentMs = 0;
  const answer = async (client: BenchClient, index: number) => {
    lastSentMs = now();
    const sentMs = lastSentMs;
    const optionId = options[index % options.length];
    const reply = await client.call('POST', `/play/matches/${matchId}/answers`, { round: number, optionId });
    if (reply.status !== 200) throw new Error(`An answer was refused: ${reply.status} ${reply.text}`);
    return now() - sentMs;
  };
  const ackMs = await Promise.all(clients.map(answer));
  const resultMs = (await closed) - lastSentMs;
  await checkKept(db, matchId, number, clients.length);
  // Includes the announcement of the next round.
  if (number < ROUNDS)
    await allReceived(listening, 'round.opened', () => {
      messages += 1;
    });
  return { ackMs, resultMs, messages, spent: spentBetween(before, await readSpent()) };
}

interface Crowd {
  readonly db: Db;
  readonly matchId: string;
  readonly clients: readonly BenchClient[];
  /** Clients with a socket. */
  readonly listening: readonly BenchClient[];
  readonly readSpent: () => Promise<Spent>;
}

async function checkKept(db: Db, matchId: string, number: number, expected: number): Promise<void> {
  const rows = await db
    .selectFrom('match_answer')
    .select('player_id')
    .where('match_id', '=', matchId)
    .where('round', '=', number)
    .execute();
  if (rows.length !== expected) throw new Error(`Stored ${rows.length} of ${expected} answers`);
}

/** Reopens the connection for calls, which the server has closed while others connected. */
async function reconnect(client: BenchClient): Promise<void> {
  client.hangUp();
  await client.call('GET', '/realtime');
}

async function playMatch(
  server: ServerProcess,
  { db, dataDir, playerCount }: { readonly db: Db; readonly dataDir: string; readonly playerCount: number },
): Promise<RoundFigures[]> {
  const players = await fillPlayers(db, playerCount);
  const clients = players.map((player) => new BenchClient(server.address, player));
  const listening = clients.slice(0, MOST_SOCKETS);
  const matchId = await startCrowdMatch(db, players, ROUNDS);
  const key = await readKey(server.address);
  try {
    await runConcurrently(listening, CONNECT_AT_ONCE, (client) =>
      client.listen(key, `private-match.${matchId}`),
    );
    await runConcurrently(clients, CONNECT_AT_ONCE, reconnect);
    await beginCrowdMatch(db, matchId);
    const crowd = { db, matchId, clients, listening, readSpent: await watchSpent(server, dataDir) };
    const rounds: RoundFigures[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      rounds.push(await playRound(crowd, number));
      report(rounds, listening.length);
    }
    return rounds.slice(1);
  } finally {
    for (const client of clients) client.close();
  }
}

function report(rounds: readonly RoundFigures[], listening: number): void {
  const { ackMs = [], resultMs = 0, messages = 0, spent } = rounds.at(-1) ?? {};
  const times = [0.5, 0.95, 0.99].map((share) => quantile(ackMs, share).toFixed(0)).join('/');
  process.stderr.write(
    `round ${rounds.length}: acknowledged ${times} ms, last result ${resultMs.toFixed(0)} ms, ` +
      `${(messages / listening).toFixed(1)} messages a socket, ` +
      `processor ${Object.entries(spent ?? {})
        .map(([part, ms]) => `${part} ${ms.toFixed(0)} ms`)
        .join(', ')}\n`,
  );
}

function figuresOf(rounds: readonly RoundFigures[], playerCount: number): Figure[] {
  const ackMs = rounds.flatMap((round) => round.ackMs);
  const name = `${playerCount} answer at once`;
  const budgets = playerCount > PLAYERS ? LARGE : USUAL;
  const listening = Math.min(playerCount, MOST_SOCKETS);
  const most = (of: (round: RoundFigures) => number) => Math.max(...rounds.map(of));
  const mean = (of: (round: RoundFigures) => number) =>
    rounds.map(of).reduce((sum, one) => sum + one, 0) / rounds.length;
  return [
    { name: `${name}: acknowledged, p50`, value: quantile(ackMs, 0.5), unit: 'ms', budget: budgets.p50Ms },
    { name: `${name}: acknowledged, p99`, value: quantile(ackMs, 0.99), unit: 'ms', budget: budgets.p99Ms },
    {
      name: `${name}: last answer sent to last result received, slowest round`,
      value: most(({ resultMs }) => resultMs),
      unit: 'ms',
      budget: budgets.resultMs,
    },
    {
      name: `${name}: messages per socket and round`,
      value: most(({ messages }) => messages / listening),
      unit: 'messages',
      budget: budgets.messages,
    },
    {
      name: `${name}: server's processor time per round`,
      value: mean(({ spent }) => spent.server / 1000),
      unit: 's',
      budget: budgets.processorSeconds,
    },
  ];
}

export async function measureCrowd(players?: string): Promise<Figure[]> {
  const playerCount = players === undefined ? PLAYERS : Number(players);
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    REALTIME_MAX_CONNECTIONS_PER_ADDRESS: String(2 * playerCount),
  });
  const db = await connectToServersDatabase(dataDir);
  try {
    return figuresOf(await playMatch(server, { db, dataDir, playerCount }), playerCount);
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    await removeFolder(dataDir);
  }
}
