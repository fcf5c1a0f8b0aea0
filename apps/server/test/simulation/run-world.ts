import { checkEnd } from './checks/check-end.ts';
import { checkEvents } from './checks/check-events.ts';
import { findDifference } from './checks/compare-views.ts';
import type { SimulatedDatabase } from './database/simulated-database.ts';
import { Chance } from './environment/chance.ts';
import { simulateGlobals } from './environment/simulated-globals.ts';
import { drainTasks } from './environment/timeline.ts';
import type { Stage } from './players/answer-question.ts';
import { enrolPlayers } from './players/enrol-players.ts';
import { drawGames, type Game } from './players/games.ts';
import { drawHabits } from './players/habits.ts';
import { meet, startAlone, waitInQueue } from './players/join-game.ts';
import { playMatch } from './players/play-match.ts';
import { Player } from './players/player.ts';
import { untilStandstill } from './stand-still.ts';
import { World } from './world.ts';

export interface Report {
  readonly seed: number;
  /** Violations; empty if all invariants held. */
  readonly faults: readonly string[];
  readonly log: readonly string[];
  readonly matches: number;
}

const MAX_MS = 20 * 60_000;
/** Over a hundred times the steps of an average world. */
const MAX_STEPS = 1_000_000;
/** Time after the last match, to check that late calls and messages do no harm. */
const AFTERMATH_MS = 3_000;
/** Number of steps between comparisons of a player's screen. */
const COMPARE_EVERY = 250;

function stageOf(world: World): Stage {
  const { sessions } = world.database;
  return {
    isCalm: () => world.isCalm,
    rightOption: (matchId, round) => world.checker.rightOption(matchId, round),
    async proveKept(playerId, matchId, round, optionId) {
      const kept = await sessions.watch(
        'SELECT 1 FROM match_answer WHERE match_id = $1 AND round = $2 AND player_id = $3 AND option_id = $4',
        [matchId, round, playerId, optionId],
      );
      if (kept.length === 0) world.fault(`an answer to round ${round} was acknowledged before it was kept`);
    },
  };
}

async function playGame(world: World, game: Game, players: readonly Player[]): Promise<unknown> {
  const [first] = players;
  const stage = stageOf(world);
  const play = async (player: Player, matchId: string | undefined) => {
    const habits = drawHabits(new Chance(world.seed, player.name, 'habits'));
    if (matchId) await playMatch(player, habits, stage, matchId);
  };
  if (!first) return undefined;
  if (game.kind === 'solo') return await play(first, await startAlone(first, game.body));
  if (game.kind === 'invitation') {
    const matchIds = await meet(players, game.game);
    return await Promise.all(players.map((player, index) => play(player, matchIds[index])));
  }
  return await Promise.all(players.map(async (player) => play(player, await waitInQueue(player, game.game))));
}

const seatsOf = (game: Game): number => (game.kind === 'solo' ? 1 : game.players);

async function addPlayers(world: World, count: number): Promise<void> {
  const { seed, timeline, network, database } = world;
  const enrolled = await enrolPlayers(database.db, new Chance(seed, 'players'), count, timeline.nowMs());
  for (const [index, { id, language }] of enrolled.entries()) {
    const name = `player ${index + 1}`;
    world.players.push(new Player({ id, name, language, chance: new Chance(seed, name), timeline, network }));
  }
}

/** Plays all games concurrently; resolves when all are finished. */
function play(world: World, games: readonly Game[]): Promise<unknown> {
  const waiting = [...world.players];
  return Promise.all(games.map((game) => playGame(world, game, waiting.splice(0, seatsOf(game)))));
}

/** Compares one player's screen at intervals. */
async function compare(world: World): Promise<void> {
  const { steps } = world;
  const player = world.players[Math.floor(steps / COMPARE_EVERY) % world.players.length];
  if (steps % COMPARE_EVERY !== 0 || !player || player.isUnsure) return;
  const difference = await findDifference(world, player);
  if (difference) world.fault(difference);
}

/** Runs steps until all matches have been over for a while, or a violation is found. */
async function pass(world: World, isPlayed: () => boolean): Promise<void> {
  const { timeline, checker, faults } = world;
  const endMs = timeline.nowMs() + MAX_MS;
  let quietMs = timeline.nowMs();
  while (timeline.nowMs() < endMs && faults.length === 0) {
    if (world.steps === MAX_STEPS) return world.fault(`the world does not end within ${MAX_STEPS} steps`);
    if (!(await world.step())) return;
    await compare(world);
    if (!isPlayed() || !checker.isAllOver) quietMs = timeline.nowMs();
    if (timeline.nowMs() - quietMs >= AFTERMATH_MS) return;
  }
}

/** Runs a world and checks it. Equal seeds give equal logs on every machine. */
export async function runWorld(database: SimulatedDatabase, seed: number): Promise<Report> {
  simulateGlobals();
  await database.clear();
  const world = new World(seed, database);
  const games = drawGames(new Chance(seed, 'games'));
  const seats = games.map(seatsOf).reduce((sum, one) => sum + one, 0);
  await addPlayers(world, seats);
  world.begin();
  let isPlayed = false;
  play(world, games).then(
    () => {
      isPlayed = true;
    },
    (error) => world.fault(`the players stumble: ${error.stack}`),
  );
  await drainTasks();
  await untilStandstill(world, async () => {
    await pass(world, () => isPlayed);
    if (world.faults.length === 0) await checkEnd(world);
    await world.end();
    if (world.faults.length === 0) await checkEvents(world);
  });
  return { seed, faults: world.faults, log: world.log, matches: world.checker.records.length };
}
