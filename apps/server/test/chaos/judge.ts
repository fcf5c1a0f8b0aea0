/** Database checks that must hold after any fault of the processes. */
import { modes } from '@trivia/rules/modes/table.ts';
import { sql } from 'kysely';
import type { Db } from '../../src/deps.ts';
import { modeOf, setupOf } from '../../src/match/locked-match.ts';
import { reconcileLedger } from '../../src/reconcile-ledger.ts';
import { countPlaying } from '../support/live/check-matches.ts';
import { type Guest, PURSE } from './crowd.ts';

const keyOf = (playerId: string, one: { matchId: string; round: number; optionId: string }): string =>
  `${playerId}/${one.matchId}/${one.round}/${one.optionId}`;

/** Verdicts by player, match, round and option: true for a right answer. */
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

/** Finds confirmed answers that are missing or have another verdict than the player got. */
async function checkAnswers(db: Db, guests: readonly Guest[]): Promise<string[]> {
  // Copy first: answers confirmed during the read are not checked yet.
  const due = guests.map(({ id, acknowledged, told }) => ({
    id,
    acknowledged: [...acknowledged],
    told: [...told],
  }));
  const verdicts = await readVerdicts(db);
  return due.flatMap(({ id, acknowledged, told }) => [
    ...acknowledged
      .map((one) => keyOf(id, one))
      .filter((key) => !verdicts.has(key))
      .map((key) => `lost answer ${key}`),
    ...told
      .filter((one) => verdicts.get(keyOf(id, one)) !== one.verdict)
      .map((one) => `answer ${keyOf(id, one)} was told ${one.verdict}`),
  ]);
}

async function checkLedger(db: Db): Promise<string[]> {
  const faults = await reconcileLedger({ db });
  return faults.map(({ check, id, detail }) => `ledger: ${check} ${id} ${detail}`);
}

/** Runs the checks that must hold at any moment. */
export async function judgeNow(db: Db, guests: readonly Guest[]): Promise<string[]> {
  return [...(await checkAnswers(db, guests)), ...(await checkLedger(db))];
}

/** Amounts that every match took and paid, by player. */
async function listDuePurses(db: Db): Promise<Map<string, { coin: number; point: number }>> {
  const due = new Map<string, { coin: number; point: number }>();
  const add = (id: string, coin: number, point: number) => {
    const purse = due.get(id) ?? { coin: PURSE, point: PURSE };
    due.set(id, { coin: purse.coin + coin, point: purse.point + point });
  };
  for (const match of await db.selectFrom('match').selectAll().execute()) {
    const [setup, mode] = [setupOf(match), modeOf(match)];
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

/** Finds players whose balance differs from the start, less stakes, plus rewards. */
async function checkPurses(db: Db, guests: readonly Guest[]): Promise<string[]> {
  const due = await listDuePurses(db);
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['player_id', 'currency', 'balance'])
    .where('kind', '=', 'player')
    .execute();
  const wrong = (id: string, currency: 'coin' | 'point'): string[] => {
    const has = accounts.find((one) => one.player_id === id && one.currency === currency)?.balance ?? 0;
    const should = due.get(id)?.[currency] ?? PURSE;
    return has === should ? [] : [`purse of ${id}: ${has} ${currency}s, should be ${should}`];
  };
  return guests.flatMap(({ id }) => [...wrong(id, 'coin'), ...wrong(id, 'point')]);
}

/** Runs the checks that must hold when all players have finished. */
export async function judgeEnd(db: Db, guests: readonly Guest[]): Promise<string[]> {
  const playing = await countPlaying(db);
  return [
    ...(playing > 0 ? [`${playing} matches never ended`] : []),
    ...(await judgeNow(db, guests)),
    ...(await checkPurses(db, guests)),
    ...guests.flatMap(({ faults }) => faults.map((fault) => `reply ${fault}`)),
  ];
}
