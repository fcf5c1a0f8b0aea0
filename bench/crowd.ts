/** One match of a thousand players who all answer at the same moment, by real calls and real sockets. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../apps/server/src/deps.ts';
import {
  connectToServersDatabase,
  removeFolder,
  type ServerProcess,
  startServerProcess,
} from '../apps/server/test/support/server-process.ts';
import { type Figure, quantile } from './figure.ts';
import { BenchClient, type HeardMessage, inTurns, now, readKey } from './live/bench-client.ts';
import { fillPlayers } from './live/fill-players.ts';
import { processorMs } from './live/processor-time.ts';
import { startCrowdMatch } from './live/start-crowd-match.ts';

const PLAYERS = 1_000;
/** The first round warms the server up, because a server in use is warm. */
const ROUNDS = 7;
const CONNECT_AT_ONCE = 25;
const ROUND_WITHIN_MS = 60_000;

interface RoundFigures {
  readonly ackMs: readonly number[];
  readonly resultMs: number;
  readonly messages: number;
  readonly processorMs: number;
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
function allHear(clients: readonly BenchClient[], event: string, count: (message: HeardMessage) => void) {
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

async function playRound({ db, matchId, clients, pid }: Crowd, number: number): Promise<RoundFigures> {
  const options = await waitForRound(db, matchId, number);
  const usedMs = await processorMs(pid);
  let messages = 0;
  const closed = allHear(clients, 'round.closed', () => {
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
  await checkKept(db, matchId, number);
  // Include the announcement of the next round in the processor time.
  if (number < ROUNDS)
    await allHear(clients, 'round.opened', () => {
      messages += 1;
    });
  return { ackMs, resultMs, messages, processorMs: (await processorMs(pid)) - usedMs };
}

interface Crowd {
  readonly db: Db;
  readonly matchId: string;
  readonly clients: readonly BenchClient[];
  readonly pid: number;
}

async function checkKept(db: Db, matchId: string, number: number): Promise<void> {
  const rows = await db
    .selectFrom('match_answer')
    .select('player_id')
    .where('match_id', '=', matchId)
    .where('round', '=', number)
    .execute();
  if (rows.length !== PLAYERS) throw new Error(`Of ${PLAYERS} answers ${rows.length} were kept`);
}

async function playMatch(server: ServerProcess, db: Db): Promise<RoundFigures[]> {
  const players = await fillPlayers(db, PLAYERS);
  const clients = players.map((player) => new BenchClient(server.address, player));
  const matchId = await startCrowdMatch(db, players, ROUNDS);
  const key = await readKey(server.address);
  try {
    await inTurns(clients, CONNECT_AT_ONCE, (client) => client.listen(key, `private-match.${matchId}`));
    const crowd = { db, matchId, clients, pid: server.child.pid ?? 0 };
    const rounds: RoundFigures[] = [];
    for (let number = 1; number <= ROUNDS; number += 1) {
      rounds.push(await playRound(crowd, number));
      report(rounds);
    }
    return rounds.slice(1);
  } finally {
    for (const client of clients) client.close();
  }
}

function report(rounds: readonly RoundFigures[]): void {
  const { ackMs = [], resultMs = 0, messages = 0, processorMs: used = 0 } = rounds.at(-1) ?? {};
  const times = [0.5, 0.95, 0.99].map((share) => quantile(ackMs, share).toFixed(0)).join('/');
  process.stderr.write(
    `round ${rounds.length}: acknowledged ${times} ms, last result ${resultMs.toFixed(0)} ms, ` +
      `${(messages / PLAYERS).toFixed(1)} messages a player, server ${used} ms\n`,
  );
}

function figuresOf(rounds: readonly RoundFigures[]): Figure[] {
  const ackMs = rounds.flatMap((round) => round.ackMs);
  const name = `${PLAYERS} answer at once`;
  const most = (of: (round: RoundFigures) => number) => Math.max(...rounds.map(of));
  const mean = (of: (round: RoundFigures) => number) =>
    rounds.map(of).reduce((sum, one) => sum + one, 0) / rounds.length;
  return [
    { name: `${name}: acknowledged, p50`, value: quantile(ackMs, 0.5), unit: 'ms', budget: 150 },
    { name: `${name}: acknowledged, p99`, value: quantile(ackMs, 0.99), unit: 'ms', budget: 600 },
    {
      name: `${name}: last answer sent to last result heard, slowest round`,
      value: most(({ resultMs }) => resultMs),
      unit: 'ms',
      budget: 500,
    },
    {
      name: `${name}: messages a player a round`,
      value: most(({ messages }) => messages / PLAYERS),
      unit: 'messages',
      budget: 5,
    },
    {
      name: `${name}: server's processor a round`,
      value: mean(({ processorMs: used }) => used / 1000),
      unit: 's',
      budget: 1.5,
    },
  ];
}

export async function measureCrowd(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    REALTIME_MAX_CONNECTIONS_PER_ADDRESS: String(2 * PLAYERS),
  });
  const db = await connectToServersDatabase(dataDir);
  try {
    return figuresOf(await playMatch(server, db));
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    await removeFolder(dataDir);
  }
}
