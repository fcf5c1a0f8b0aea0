/**
 * The answer path through HTTP, every answer committed, compared with the same SQL by pgbench in the same
 * run.
 */
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  clusterFolder,
  socketFolder,
  socketUrl,
} from '../../apps/server/src/lib/embedded-postgres/cluster.ts';
import {
  connectToServersDatabase,
  removeFolder,
  startServerProcess,
} from '../../apps/server/test/support/server-process.ts';
import { ensureProgram } from '../../scripts/ensure-programs.ts';
import { type Figure, quantile } from '../figure.ts';
import { clearAnswers, countAnswers, fillAnswers, PER_MATCH, SEATS } from '../fill/fill-answers.ts';
import { KeepAlive } from '../live/keep-alive.ts';
import { type Spent, spentBetween, watchSpent } from '../live/spent.ts';

const CLIENTS = 16;
const PER_CLIENT = SEATS / CLIENTS;
/** Smallest accepted ratio; the target is 0.8. */
const RATIO = 0.6;
const SCRIPT = join(import.meta.dirname, 'answers.sql');

const pgbench = {
  name: 'pgbench',
  commands: ['pgbench', '/usr/lib/postgresql/15/bin/pgbench'],
  debianPackages: ['postgresql'],
};

const tokenOf = (index: number) => `bench-token-${String(index).padStart(24, '0')}`;
const matchOf = (index: number) =>
  `00000000-0000-4000-9000-${String(Math.floor(index / PER_MATCH)).padStart(12, '0')}`;
const answer = { round: 1, optionId: 'aaaaaaaa' };

interface Answered {
  /** Milliseconds until each answer is acknowledged. */
  readonly times: readonly number[];
  readonly seconds: number;
}

/** Sends all answers over one connection per client, one at a time each. */
async function answerByHttp(address: string): Promise<Answered> {
  const times: number[] = [];
  const startMs = performance.now();
  const client = async (_: unknown, number: number) => {
    const connection = new KeepAlive(address, '');
    for (let index = number * PER_CLIENT; index < (number + 1) * PER_CLIENT; index += 1) {
      const sentMs = performance.now();
      connection.token = tokenOf(index);
      const { status } = await connection.call('POST', `/play/matches/${matchOf(index)}/answers`, answer);
      if (status !== 200) throw new Error(`An answer was refused: ${status}`);
      times.push(performance.now() - sentMs);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { times, seconds: (performance.now() - startMs) / 1000 };
}

/** Answers per second by pgbench with prepared statements, as the server uses them. */
async function answerByPgbench(program: string, url: string): Promise<number> {
  const variables = [`per_client=${PER_CLIENT}`, `per_match=${PER_MATCH}`, 'done=0'];
  const { stdout } = await promisify(execFile)(program, [
    ...['--no-vacuum', '--protocol=prepared', `--file=${SCRIPT}`],
    ...[`--client=${CLIENTS}`, '--jobs=1', `--transactions=${PER_CLIENT}`],
    ...variables.map((variable) => `--define=${variable}`),
    url,
  ]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
}

function reportSpent(spent: Spent): void {
  const each = Object.entries(spent).map(([part, ms]) => `${part} ${(ms / SEATS).toFixed(3)} ms`);
  process.stderr.write(`processor time per answer: ${each.join(', ')}\n`);
}

export async function measureAnswers(): Promise<Figure[]> {
  const program = await ensureProgram(pgbench);
  const dataDir = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1' });
  const readSpent = await watchSpent(server, dataDir);
  const db = await connectToServersDatabase(dataDir);
  try {
    await fillAnswers(db);
    // Warm up before measuring.
    await answerByHttp(server.address);
    await clearAnswers(db);
    const before = await readSpent();
    const { times, seconds } = await answerByHttp(server.address);
    reportSpent(spentBetween(before, await readSpent()));
    if ((await countAnswers(db)) !== SEATS) throw new Error('Some answers were not stored');
    await clearAnswers(db);
    const limit = await answerByPgbench(program, socketUrl(await socketFolder(clusterFolder(dataDir))));
    if ((await countAnswers(db)) !== SEATS) throw new Error('pgbench stored another number of answers');
    const rate = SEATS / seconds;
    process.stderr.write(`${rate.toFixed(0)} answers/s through HTTP, ${limit.toFixed(0)}/s by pgbench\n`);
    return [
      {
        name: "answers through HTTP, as a share of pgbench's",
        value: rate / limit,
        unit: 'ratio',
        budget: RATIO,
      },
      {
        name: `answer acknowledged, ${CLIENTS} at once: p50`,
        value: quantile(times, 0.5),
        unit: 'ms',
        budget: 40,
      },
      {
        name: `answer acknowledged, ${CLIENTS} at once: p99`,
        value: quantile(times, 0.99),
        unit: 'ms',
        budget: 120,
      },
    ];
  } finally {
    await db.destroy();
    await server.end('SIGTERM');
    await removeFolder(dataDir);
  }
}
