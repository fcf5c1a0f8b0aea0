/** Measures the servers' background loops with a large number of running matches, and a day's ledger entries. */
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { MatchAdoption } from '../../apps/server/src/match/clock/adopt-matches.ts';
import { DueList } from '../../apps/server/src/match/clock/due-list.ts';
import { beatHeart } from '../../apps/server/src/match/clock/outage/beat-heart.ts';
import { listAbandoned } from '../../apps/server/src/match/clock/sweep.ts';
import { absencesOf } from '../../apps/server/src/match/mode-hooks.ts';
import { proveLedger } from '../../apps/server/src/prove-ledger.ts';
import type { TestServer } from '../../apps/server/test/support/build-test-server.ts';
import { fillMatches } from '../../apps/server/test/support/fill-matches.ts';
import { fillHistory } from '../../apps/server/test/support/history/fill-history.ts';
import { type Figure, quantile } from '../figure.ts';
import { type CallCost, costOf } from './call-costs.ts';

/** First player number of this file, above all others. */
const FIRST = 100_000_000;
/** Running matches while blocks are counted. */
const FEW_PLAYING = 2_000;
const MANY_DAILIES = 50_000;
const MANY_PLAYING = 300_000;
/** Matches of a day, each with four entries. */
const DAYS_MATCHES = 50_000;
const FEW_MATCHES = 500;
const OUTAGE_MS = 60_000;
const SHIFTS = 40;
const SWEEPS = 20;
const NODE = '00000000-0000-4000-8000-0000000000f1';

const isPlaying = sql`match_id IN (SELECT id FROM match WHERE status = 'playing')`;

/** Tops up the running challenges to a number, all present, and due over the next minute. */
async function fillPlaying({ db, clock }: TestServer, from: number, to: number): Promise<void> {
  await fillMatches(db, FIRST + from, FIRST + to - 1);
  const now = new Date(clock.nowMs());
  await sql`UPDATE match SET due_at = ${now}::timestamptz + random() * interval '1 minute'
             WHERE status = 'playing'`.execute(db);
  await sql`UPDATE match_player SET last_seen_at = ${now} WHERE ${isPlaying}`.execute(db);
  await sql`VACUUM (ANALYZE) match, match_player`.execute(db);
}

async function sweep({ deps, engine }: TestServer): Promise<void> {
  for (const absence of absencesOf(engine.hooks)) await listAbandoned(deps, absence);
}

async function adoptAll({ db }: TestServer): Promise<void> {
  const adoption = new MatchAdoption({ due: new DueList(), advance: () => {} });
  adoption.restart();
  while (adoption.isBehind(Number.POSITIVE_INFINITY)) await adoption.step(db, Number.POSITIVE_INFINITY);
}

class EnoughShifts extends Error {}

/** Shifts the clocks of some batches by an outage. Returns the time of each batch in milliseconds. */
async function shiftSome(server: TestServer): Promise<number[]> {
  await server.engine.beat();
  server.clock.advance(OUTAGE_MS);
  const tookMs: number[] = [];
  let lastMs = performance.now();
  const onShifted = () => {
    const nowMs = performance.now();
    tookMs.push(nowMs - lastMs);
    lastMs = nowMs;
    if (tookMs.length === SHIFTS) throw new EnoughShifts();
  };
  await beatHeart({ ...server.deps, onShifted }, NODE).catch((error) => {
    if (!(error instanceof EnoughShifts)) throw error;
  });
  return tookMs;
}

/** Marks all ledger entries so far as reconciled. */
async function markReconciled(db: Db): Promise<void> {
  await sql`TRUNCATE ledger_proof, ledger_proof_account`.execute(db);
  await sql`
    INSERT INTO ledger_proof_account (account_id, kind, entry_id, balance, earned)
    SELECT account.id, account.kind, max(entry.id), sum(entry.amount), sum(entry.earned)
      FROM ledger_entry entry JOIN ledger_account account ON account.id = entry.account_id
     WHERE account.kind <> 'house' GROUP BY account.id`.execute(db);
  await sql`INSERT INTO ledger_proof (entry_id, proved_at) SELECT max(id), now() FROM ledger_entry`.execute(
    db,
  );
  await sql`VACUUM (ANALYZE) ledger_proof, ledger_proof_account`.execute(db);
}

/** Books matches of players with a history. */
async function bookMatches(server: TestServer, matches: number): Promise<void> {
  const { db, clock } = server;
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM player WHERE NOT EXISTS (SELECT 1 FROM daily_play WHERE player_id = player.id)
     ORDER BY id LIMIT ${matches}`.execute(db);
  const lives = rows.map(({ id }, index) => ({
    playerId: id,
    rivalId: rows[(index + 1) % rows.length]?.id ?? id,
    matches: 1,
  }));
  await fillHistory(db, lives, clock.nowMs());
}

/** Blocks of each loop, with the same amount of work in any database. */
export async function measureLoops(server: TestServer): Promise<Map<string, CallCost>> {
  const { db } = server;
  const costs = new Map<string, CallCost>();
  await fillPlaying(server, 0, FEW_PLAYING);
  costs.set('a sweep', await costOf(db, () => sweep(server)));
  costs.set('taking up', await costOf(db, () => adoptAll(server)));
  await markReconciled(db);
  await bookMatches(server, FEW_MATCHES);
  costs.set('a proof of the ledger', await costOf(db, () => proveLedger(server.deps)));
  costs.set('shifts', await costOf(db, () => shiftSome(server)));
  return costs;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (performance.now() - startMs) / 1_000;
}

async function medianMs(times: number, work: () => Promise<unknown>): Promise<number> {
  const tookMs: number[] = [];
  for (let time = 0; time < times; time += 1) tookMs.push((await secondsOf(work)) * 1_000);
  return quantile(tookMs, 0.5);
}

/** Times of the loops at full size. */
export async function timeLoops(server: TestServer): Promise<Figure[]> {
  await fillPlaying(server, FEW_PLAYING, MANY_DAILIES);
  const sweepMs = await medianMs(SWEEPS, () => sweep(server));
  await fillPlaying(server, MANY_DAILIES, MANY_PLAYING);
  await bookMatches(server, DAYS_MATCHES);
  const ledgerS = await secondsOf(() => proveLedger(server.deps));
  const adoptionS = await secondsOf(() => adoptAll(server));
  // Remove old heartbeats, which would count as an outage and shift all clocks.
  await server.db.deleteFrom('node_heartbeat').execute();
  const startS = await secondsOf(() => server.engine.start());
  await server.engine.stop();
  const shiftMs = quantile(await shiftSome(server), 0.5);
  return [
    { name: `sweep of ${MANY_DAILIES} challenges`, value: sweepMs, unit: 'ms', budget: 5 },
    { name: `reconciliation of ${DAYS_MATCHES * 4} entries`, value: ledgerS, unit: 's', budget: 60 },
    { name: `start with ${MANY_PLAYING} running matches`, value: startS, unit: 's', budget: 5 },
    { name: `adopting ${MANY_PLAYING} matches`, value: adoptionS, unit: 's', budget: 5 },
    { name: 'a batch of shifted clocks', value: shiftMs, unit: 'ms', budget: 50 },
  ];
}
