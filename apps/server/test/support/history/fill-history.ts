/**
 * Insertion of finished matches by SQL, as after years of playing: half daily challenges, a fifth solo mode, the rest
 * 1v1.
 */
import { dayOf, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../src/lib/database/db.ts';
import { inTransaction } from '../../../src/lib/database/transaction.ts';

const ROUNDS = 5;

export interface PlayerHistory {
  readonly playerId: string;
  readonly rivalId: string;
  readonly matches: number;
}

/** Plans the matches: two a day, the newest yesterday. */
const planMatches = (tx: Tx, lives: readonly PlayerHistory[], nowMs: number) =>
  sql`
    CREATE TEMP TABLE history ON COMMIT DROP AS
    SELECT gen_random_uuid() AS match_id, gen_random_uuid() AS transfer_id, player_id, rival_id, n,
           CASE WHEN n % 2 = 0 THEN 'daily' WHEN n % 5 < 2 THEN 'quiz' ELSE 'head-to-head' END AS mode_id,
           (${dayOf(nowMs)}::date - 1 - n / 2) AS day,
           ${new Date(dayStartMs(dayOf(nowMs)))}::timestamptz - (1 + n / 2) * interval '1 day'
             + (12 + n % 2) * interval '1 hour' AS at
      FROM jsonb_to_recordset(${sql.lit(JSON.stringify(lives.map(({ playerId, rivalId, matches }) => ({ player_id: playerId, rival_id: rivalId, matches }))))}::jsonb)
             AS life (player_id uuid, rival_id uuid, matches integer)
     CROSS JOIN LATERAL generate_series(0, matches - 1) n`.execute(tx);

async function fillMatches(tx: Tx, rounds: number): Promise<void> {
  await sql`
    INSERT INTO daily_challenge (day, seed, question_ids, question_versions, document, seal_hash, created_at)
    SELECT DISTINCT day, 'ab', '{}'::text[], '{}'::integer[], '{}', 'cd', day::timestamptz
      FROM history WHERE mode_id = 'daily' ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO match (id, mode_id, type, mode, day, packed_seed, setup, state, status, phase, round, round_count, version,
                       created_at, ended_at)
    SELECT match_id, mode_id, CASE mode_id WHEN 'head-to-head' THEN 'headtohead' ELSE mode_id END,
           CASE mode_id WHEN 'head-to-head' THEN 'multi' ELSE 'solo' END,
           CASE mode_id WHEN 'daily' THEN day END, '\\xab', '{}', '{}', 'over', 'over', ${rounds}, ${rounds}, 11,
           at, at + interval '1 minute'
      FROM history`.execute(tx);
  await sql`
    INSERT INTO match_player (match_id, player_id, seat, is_active, last_seen_at, created_at)
    SELECT match_id, player_id, 0, false, at, at FROM history
     UNION ALL
    SELECT match_id, rival_id, 1, false, at, at FROM history WHERE mode_id = 'head-to-head'`.execute(tx);
  await sql`
    INSERT INTO daily_play (day, player_id, match_id, streak)
    SELECT day, player_id, match_id, row_number() OVER (PARTITION BY player_id ORDER BY day)
      FROM history WHERE mode_id = 'daily'`.execute(tx);
}

async function fillAnswers(tx: Tx, rounds: number): Promise<void> {
  await sql`
    INSERT INTO match_round (match_id, round, question_id, question_version, packed_ids, packed_order, opens_at,
                             closes_at, closed_at)
    SELECT match_id, round, question.id, question.version, 'pqrs', 1231, at, at, at
      FROM history CROSS JOIN generate_series(1, ${rounds}) round
      JOIN (SELECT id, version, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total
              FROM question WHERE status = 'published') question
        ON question.place = (abs(hashtext(player_id::text)::bigint) + n * ${rounds} + round) % question.total`.execute(
    tx,
  );
  await sql`
    INSERT INTO match_answer (match_id, round, player_id, option_id, locked_at, elapsed_ms)
    SELECT seat.match_id, round, seat.player_id, 'q', at, 1200
      FROM history JOIN match_player seat USING (match_id) CROSS JOIN generate_series(1, ${rounds}) round`.execute(
    tx,
  );
  await sql`
    INSERT INTO match_result (match_id, player_id, outcome, right_answers, points, coins, coins_for_plus,
                              earned_points, is_forfeit, settled_at)
    SELECT seat.match_id, seat.player_id, 'won', ${rounds}, 2, 0, 0, 1, false, at
      FROM history JOIN match_player seat USING (match_id)`.execute(tx);
}

/** Rewards of one coin from the house and one point for each match. */
async function fillWallets(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO ledger_account (kind, player_id, currency, balance)
    SELECT DISTINCT 'player', player_id, currency, 0
      FROM history CROSS JOIN unnest('{coin,point}'::text[]) currency ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO ledger_transfer (id, idempotency_key, reason, subject_kind, subject_id, booked_at)
    SELECT transfer_id, 'match:' || match_id || ':settlement', 'match_reward', 'match', match_id, at
      FROM history`.execute(tx);
  await sql`
    INSERT INTO ledger_entry (transfer_id, account_id, amount, balance_after)
    SELECT transfer_id, account_id, CASE WHEN kind = 'player' THEN 1 ELSE -1 END,
           CASE WHEN kind = 'player' THEN balance + row_number() OVER (PARTITION BY account_id ORDER BY at) END
      FROM (SELECT transfer_id, at, account.id AS account_id, kind, balance
              FROM history JOIN ledger_account account USING (player_id)
             UNION ALL
            SELECT transfer_id, at, account.id, kind, balance
              FROM history JOIN ledger_account account ON account.kind = 'house') booked
     ORDER BY at`.execute(tx);
  await sql`
    UPDATE ledger_account account SET balance = balance + booked.count, version = version + booked.count
      FROM (SELECT player_id, count(*) FROM history GROUP BY 1) booked
     WHERE account.player_id = booked.player_id`.execute(tx);
}

async function fillRest(tx: Tx): Promise<void> {
  await sql`
    INSERT INTO player_question (player_id, question_id, shown_count, answered_count, right_count, last_seen_at)
    SELECT seat.player_id, round.question_id, count(*), count(*), count(*), max(round.opens_at)
      FROM history JOIN match_player seat USING (match_id) JOIN match_round round USING (match_id)
     GROUP BY 1, 2 ON CONFLICT DO NOTHING`.execute(tx);
  await sql`
    INSERT INTO player_mode_statistics (player_id, mode_id, played, won, answered, right_answers, earned_points)
    SELECT player_id, mode_id, count(*), count(*), count(*), count(*), count(*) FROM history GROUP BY 1, 2`.execute(
    tx,
  );
  await sql`
    INSERT INTO notification (player_id, kind, data, created_at, read_at)
    SELECT player_id, 'match_corrected', jsonb_build_object('matchId', match_id, 'coins', 1, 'points', 0), at, at
      FROM history WHERE n % 3 = 0 ORDER BY at`.execute(tx);
}

/** Inserts matches of players without any. */
export async function fillHistory(
  db: Db,
  lives: readonly PlayerHistory[],
  nowMs: number,
  rounds: number = ROUNDS,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await planMatches(tx, lives, nowMs);
    await sql`ANALYZE history`.execute(tx);
    await fillMatches(tx, rounds);
    await fillAnswers(tx, rounds);
    await fillWallets(tx);
    await fillRest(tx);
  });
}
