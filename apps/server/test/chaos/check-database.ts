/** Invariants of the database after any fault of the processes. */
import { modes } from '@trivia/rules/modes/table.ts';
import { sql } from 'kysely';
import type { Db } from '../../src/lib/database/db.ts';
import { modeOf, setupOf, unpackMatch } from '../../src/match/locked-match.ts';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { countPlaying } from '../support/live/check-matches.ts';
import { type Guest, START_BALANCE } from './crowd.ts';

const keyOf = (playerId: string, one: { matchId: string; round: number; optionId: string }): string =>
  `${playerId}/${one.matchId}/${one.round}/${one.optionId}`;

/** Reads the verdicts of all answers, by player, match, round and option. */
async function readVerdicts(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{
    playerId: string;
    matchId: string;
    round: number;
    optionId: string;
    verdict: string;
  }>`
    SELECT a.player_id AS "playerId", a.match_id AS "matchId", a.round, a.option_id AS "optionId",
           CASE WHEN a.option_id = r.right_option_id THEN 'right' ELSE 'wrong' END AS verdict
      FROM match_answer a JOIN match_round r USING (match_id, round)`.execute(db);
  return new Map(rows.map((row) => [keyOf(row.playerId, row), row.verdict]));
}

/** Finds confirmed answers that are missing or differ from the reported verdict. */
async function checkAnswers(db: Db, guests: readonly Guest[]): Promise<string[]> {
  // The copy comes first, since answers confirmed during the read are not checked yet.
  const due = guests.map(({ id, acknowledged, verdicts }) => ({
    id,
    acknowledged: [...acknowledged],
    verdicts: [...verdicts],
  }));
  const stored = await readVerdicts(db);
  return due.flatMap(({ id, acknowledged, verdicts }) => [
    ...acknowledged
      .map((one) => keyOf(id, one))
      .filter((key) => !stored.has(key))
      .map((key) => `lost answer ${key}`),
    ...verdicts
      .filter((one) => stored.get(keyOf(id, one)) !== one.verdict)
      .map((one) => `answer ${keyOf(id, one)} was reported as ${one.verdict}`),
  ]);
}

async function checkLedger(db: Db): Promise<string[]> {
  const faults = await reconcileLedger({ db });
  return faults.map(({ check, id, detail }) => `ledger: ${check} ${id} ${detail}`);
}

/** Checks the invariants that hold at any time. */
export async function findFaultsNow(db: Db, guests: readonly Guest[]): Promise<string[]> {
  return [...(await checkAnswers(db, guests)), ...(await checkLedger(db))];
}

/** Computes each player's expected balance from all matches. */
async function listDueBalances(db: Db): Promise<Map<string, { coin: number; point: number }>> {
  const due = new Map<string, { coin: number; point: number }>();
  const add = (id: string, coin: number, point: number) => {
    const balance = due.get(id) ?? { coin: START_BALANCE, point: START_BALANCE };
    due.set(id, { coin: balance.coin + coin, point: balance.point + point });
  };
  for (const match of await db.selectFrom('match').selectAll().execute()) {
    const [setup, mode] = [setupOf(unpackMatch(match)), modeOf(match)];
    for (const { id } of setup.players) {
      const { coins, points } = mode.stakeOf(setup, id);
      add(id, -coins, -points);
    }
  }
  for (const { player_id, coins, points } of await db.selectFrom('match_result').selectAll().execute()) {
    add(player_id, coins, points);
  }
  const paid = await db
    .selectFrom('match_answer')
    .innerJoin('match', 'match.id', 'match_answer.match_id')
    .select(['match_answer.player_id', 'match.mode_id'])
    .execute();
  for (const { player_id, mode_id } of paid) add(player_id, -modes[mode_id].coinsPerAnswer, 0);
  return due;
}

/** Finds players with a balance other than the start, less stakes, plus rewards. */
async function checkBalances(db: Db, guests: readonly Guest[]): Promise<string[]> {
  const due = await listDueBalances(db);
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['player_id', 'currency', 'balance'])
    .where('kind', '=', 'player')
    .execute();
  const wrong = (id: string, currency: 'coin' | 'point'): string[] => {
    const has = accounts.find((one) => one.player_id === id && one.currency === currency)?.balance ?? 0;
    const should = due.get(id)?.[currency] ?? START_BALANCE;
    return has === should ? [] : [`balance of ${id}: ${has} ${currency}s, should be ${should}`];
  };
  return guests.flatMap(({ id }) => [...wrong(id, 'coin'), ...wrong(id, 'point')]);
}

/** Checks the invariants that hold after all players have finished. */
export async function findFaultsAtEnd(db: Db, guests: readonly Guest[]): Promise<string[]> {
  const playing = await countPlaying(db);
  return [
    ...(playing > 0 ? [`${playing} matches never ended`] : []),
    ...(await findFaultsNow(db, guests)),
    ...(await checkBalances(db, guests)),
    ...guests.flatMap(({ faults }) => faults.map((fault) => `reply ${fault}`)),
  ];
}
