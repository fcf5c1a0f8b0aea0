import { execFile } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { boosterIds } from '@trivia/rules/boosters/booster-ids.ts';
import { unpackSetup } from '@trivia/rules/match/packing.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../src/lib/clock.ts';
import type { Db } from '../../src/lib/database/db.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { giveBoosters, giveCoins } from '../support/give.ts';
import {
  connectToServersDatabase,
  programEnvironment,
  removeFolder,
  SERVERS_WITHIN_MS,
  type ServerProcess,
  startServerProcess,
} from '../support/server-process.ts';
import { addSignedInPlayer } from '../support/test-player.ts';

const MATCHES = 100;
const KILLS = 4;
const START_BALANCE = 1_000;
const LEDGER = fileURLToPath(new URL('../../src/cli/ledger.ts', import.meta.url));
const games = [
  { type: 'daily', mode: 'solo' },
  { type: 'quiz', mode: 'solo' },
  { type: 'quiz', mode: 'solo', wagerPoints: 100 },
  { type: 'survival', mode: 'solo' },
  { type: 'puzzle', mode: 'solo' },
] as const;

interface Device {
  readonly playerId: string;
  readonly token: string;
  readonly game: (typeof games)[number];
  /** Answers and boosters confirmed by the server. */
  readonly acknowledged: string[];
}

/** Unexpected replies. */
const faults: string[] = [];

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await makeDataFolder('crash');
  server = await startServerProcess({ DATA_DIR: dataDir });
}, SERVERS_WITHIN_MS);
afterEach(async () => {
  await server.end('SIGTERM');
  await removeFolder(dataDir);
});

/** Makes a call; undefined for a lost reply or a refusal, after which the match is fetched. */
async function call<Body>(token: string, path: string, body?: unknown): Promise<Body | undefined> {
  try {
    const response = await fetch(`${server.address}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status >= 500) faults.push(`${path}: ${response.status}`);
    return response.ok ? ((await response.json()) as Body) : undefined;
  } catch {
    await sleep(100);
    return undefined;
  }
}

async function useBooster({ token, acknowledged }: Device, match: MatchView): Promise<void> {
  const type = boosterIds[randomInt(boosterIds.length)];
  const path = `/play/matches/${match.id}/boosters`;
  const used = await call(token, path, { round: match.round?.number, type });
  if (used) acknowledged.push(`${match.id}/${type}`);
}

async function answer({ token, acknowledged }: Device, match: MatchView): Promise<void> {
  const { round } = match;
  if (!round) return;
  await sleep(Math.max(0, round.opensAtMs - Date.now()) + 20);
  const open = round.question.options.filter(({ id }) => !round.removedOptionIds.includes(id));
  const optionId = open[randomInt(open.length)]?.id ?? '';
  const body = { round: round.number, optionId };
  const path = `/play/matches/${match.id}/answers`;
  const taken = await call<{ mayTryAgain: boolean }>(token, path, body);
  if (taken?.mayTryAgain === false) acknowledged.push(`${match.id}/${round.number}/${optionId}`);
}

/** Plays the game of one device to its end, despite crashes of the server. */
async function play(device: Device): Promise<void> {
  const { token, game, playerId } = device;
  let match: MatchView | undefined;
  while (!match) {
    match = await call<MatchView>(token, '/play/matches', { ...game });
    // After a lost reply to the start, the match is found among the unfinished ones.
    const list = match ? undefined : await call<{ data: { id: string }[] }>(token, '/play/matches');
    const [found] = list?.data ?? [];
    if (found) match = await call<MatchView>(token, `/play/matches/${found.id}`);
  }
  const path = `/play/matches/${match.id}`;
  while (match.phase !== 'over') {
    if (match.phase === 'reveal') await call(token, `${path}/continue`, { round: match.closedRounds.length });
    else {
      if (randomInt(3) === 0) await useBooster(device, match);
      await answer(device, (await call<MatchView>(token, path)) ?? match);
    }
    match = (await call<MatchView>(token, path)) ?? match;
  }
  expect(match.players[0]?.id).toBe(playerId);
}

async function enrol(db: Db, index: number): Promise<Device> {
  const { id: playerId, token } = await addSignedInPlayer({ db, clock: systemClock }, { membership: 'plus' });
  await giveCoins({ db, clock: systemClock }, playerId, { coins: START_BALANCE, points: START_BALANCE });
  await giveBoosters({ db, clock: systemClock }, playerId);
  return { playerId, token, game: games[index % games.length] ?? games[0], acknowledged: [] };
}

/** Computes the expected balance of every player, from the stakes and results of their match. */
const listPurses = (db: Db) =>
  db
    .selectFrom('match_result as result')
    .innerJoin('match', 'match.id', 'result.match_id')
    .select(['result.player_id', 'result.points', 'result.coins', 'match.mode_id', 'match.setup'])
    .select((eb) => [
      eb
        .selectFrom('match_answer')
        .select((each) => each.fn.countAll().as('count'))
        .whereRef('match_answer.match_id', '=', 'match.id')
        .as('answers'),
      eb
        .selectFrom('ledger_account')
        .select('balance')
        .whereRef('player_id', '=', 'result.player_id')
        .where('currency', '=', 'coin')
        .as('coin'),
      eb
        .selectFrom('ledger_account')
        .select('balance')
        .whereRef('player_id', '=', 'result.player_id')
        .where('currency', '=', 'point')
        .as('point'),
    ])
    .execute();

const entryOf = { daily: 0, quiz: 0, 'solo-survival': 5, puzzle: 5 } as const;

async function expectEveryCoin(db: Db): Promise<void> {
  for (const { mode_id, setup, answers, coins, points, coin, point } of await listPurses(db)) {
    const { wagerPoints } = unpackSetup(setup, '');
    const entry = entryOf[mode_id as keyof typeof entryOf];
    const paidForAnswers = mode_id === 'quiz' ? 2 * Number(answers) : 0;
    expect(coin).toBe(START_BALANCE - entry - paidForAnswers + coins);
    expect(point).toBe(START_BALANCE - wagerPoints + points);
  }
}

async function expectAcknowledged(db: Db, devices: readonly Device[]): Promise<void> {
  const answers = await db.selectFrom('match_answer').select(['match_id', 'round', 'option_id']).execute();
  const boosters = await db.selectFrom('match_booster').select(['match_id', 'type']).execute();
  const kept = new Set([
    ...answers.map(({ match_id, round, option_id }) => `${match_id}/${round}/${option_id}`),
    ...boosters.map(({ match_id, type }) => `${match_id}/${type}`),
  ]);
  const acknowledged = devices.flatMap((device) => device.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(MATCHES * 3);
  expect(acknowledged.filter((one) => !kept.has(one))).toEqual([]);
}

it('a server loses nothing that it confirmed, despite repeated kills during 100 games of all modes', {
  timeout: SERVERS_WITHIN_MS,
}, async () => {
  const before = await connectToServersDatabase(dataDir);
  const devices: Device[] = [];
  for (let index = 0; index < MATCHES; index += 1) devices.push(await enrol(before, index));
  await before.destroy();

  const logs: string[] = [];
  const playing = Promise.all(devices.map(play));
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(800 + randomInt(1_200));
    await server.end('SIGKILL');
    logs.push(server.readLog());
    server = await startServerProcess({ DATA_DIR: dataDir });
  }
  await playing;
  logs.push(server.readLog());
  expect(faults, `The logs of the servers:\n${logs.join('\n')}`).toEqual([]);

  const db = await connectToServersDatabase(dataDir);
  const results = await db.selectFrom('match_result').select('match_id').execute();
  expect(results).toHaveLength(MATCHES);
  await expectAcknowledged(db, devices);
  await expectEveryCoin(db);
  await db.destroy();
  const env = { ...programEnvironment, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [LEDGER, 'reconcile'], { env });
  expect(stdout.trim()).toBe('The ledger is right.');
});
