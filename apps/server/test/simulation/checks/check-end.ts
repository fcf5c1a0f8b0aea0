/** Invariants of a finished world. */

import type { Db } from '../../../src/lib/database/db.ts';
import { reconcileLedger } from '../../../src/reconcile-ledger.ts';
import { START_BALANCE } from '../players/enrol-players.ts';
import type { Player } from '../players/player.ts';
import type { World } from '../world.ts';
import { findDifference } from './compare-views.ts';
import type { MatchRecord } from './match-record.ts';
import { modeOf } from './replay-events.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Computes the expected balance of a player: the start, less stakes and paid answers, plus results. */
function expectedBalanceOf({ id }: Player, matches: readonly MatchRecord[]) {
  const mine = matches.filter(({ seats }) => seats.some(({ playerId }) => playerId === id));
  const changes = mine.map((match) => {
    const stake = modeOf(match).stakeOf(match.setup, id);
    const answers = match.answers.filter(({ playerId }) => playerId === id).length;
    const won = match.results.find(({ playerId }) => playerId === id);
    return {
      coin: (won?.coins ?? 0) - stake.coins - answers * modeOf(match).coinsPerAnswer,
      point: (won?.points ?? 0) - stake.points,
    };
  });
  return {
    coin: START_BALANCE + sum(changes.map(({ coin }) => coin)),
    point: START_BALANCE + sum(changes.map(({ point }) => point)),
  };
}

async function judgePurses(db: Db, players: readonly Player[], matches: readonly MatchRecord[]) {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['player_id', 'currency', 'balance'])
    .where('kind', '=', 'player')
    .execute();
  return players.flatMap((player) => {
    const expected = expectedBalanceOf(player, matches);
    return accounts
      .filter((one) => one.player_id === player.id && one.balance !== expected[one.currency])
      .map(({ currency, balance }) => `${player.name} has ${balance} ${currency}, not ${expected[currency]}`);
  });
}

async function judgeStatistics(db: Db, players: readonly Player[], matches: readonly MatchRecord[]) {
  const rows = await db.selectFrom('player_statistics').selectAll().execute();
  const results = matches.flatMap((match) => match.results);
  return players.flatMap(({ id, name }) => {
    const completed = results.filter(({ playerId, isForfeit }) => playerId === id && !isForfeit).length;
    const counted = rows.find(({ player_id }) => player_id === id)?.matches_completed ?? 0;
    return counted === completed
      ? []
      : [`${name} has completed ${completed} matches, ${counted} are counted`];
  });
}

function judgeAnswers(players: readonly Player[], matches: readonly MatchRecord[]): string[] {
  return players.flatMap(({ id, name, acknowledged }) =>
    acknowledged
      .filter(({ matchId, round, optionId }) => {
        const answers = matches.find((match) => match.id === matchId)?.answers ?? [];
        return !answers.some(
          (one) => one.playerId === id && one.round === round && one.optionId === optionId,
        );
      })
      .map(({ round }) => `an answer of ${name} to round ${round} was acknowledged and lost`),
  );
}

export async function checkEnd(world: World): Promise<void> {
  const { db } = world.database;
  const { players, checker } = world;
  await world.check(true);
  const matches = checker.records;
  const faults = [
    ...matches.filter(({ status }) => status !== 'over').map(({ modeId }) => `${modeId} does not end`),
    ...judgeAnswers(players, matches),
    ...(await judgePurses(db, players, matches)),
    ...(await judgeStatistics(db, players, matches)),
    ...(await reconcileLedger({ db })).map((fault) => JSON.stringify(fault)),
  ];
  for (const player of players) {
    const difference = await findDifference(world, player);
    if (difference) faults.push(difference);
  }
  for (const fault of faults) world.fault(fault);
}
