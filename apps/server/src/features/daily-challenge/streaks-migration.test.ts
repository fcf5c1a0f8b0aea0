import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestServer } from '../../../test/support/build-test-server.ts';
import { MIGRATIONS } from '../../lib/database/migrate.ts';

/** One character per day: `+` played, `f` forfeited, `.` in progress, a space for none. */
const DAYS = '++f+++ +.++ f+';
const FIRST = '2026-11-01';

it('the migration computes the streaks of earlier days', async () => {
  const server = await buildTestServer();
  const { db } = server;
  for (const { id } of [await server.signUp(), await server.signUp()]) {
    for (const [place, sign] of [...DAYS].entries()) {
      if (sign === ' ') continue;
      const [day, match] = [addDays(FIRST, place), randomUUID()];
      await sql`INSERT INTO daily_challenge VALUES (${day}, 'ab', '{}', '{}', '{}', 'cd', now())
                ON CONFLICT DO NOTHING`.execute(db);
      await sql`INSERT INTO match (id, mode_id, type, mode, day, packed_seed, setup, state, phase, round, round_count, version, created_at)
                VALUES (${match}, 'daily', 'daily', 'solo', ${day}, '\\xab', '{}', '{}', 'round', 1, 5, 1, now())`.execute(
        db,
      );
      await sql`INSERT INTO match_player (match_id, player_id, seat, last_seen_at, created_at) VALUES (${match}, ${id}, 0, now(), now())`.execute(
        db,
      );
      await sql`INSERT INTO daily_play (day, player_id, match_id) VALUES (${day}, ${id}, ${match})`.execute(
        db,
      );
      if (sign === '.') continue;
      await sql`INSERT INTO match_result (match_id, player_id, outcome, right_answers, points, coins, coins_for_plus, is_forfeit, settled_at)
                VALUES (${match}, ${id}, 'won', 1, 0, 0, 0, ${sign === 'f'}, now())`.execute(db);
    }
  }
  const text = await readFile(join(MIGRATIONS, '0125-daily-streaks.sql'), 'utf8');
  await sql.raw(text.slice(text.indexOf('UPDATE'))).execute(db);
  const { rows } = await sql<{ streaks: (number | null)[] }>`
    SELECT array_agg(streak ORDER BY day) AS streaks FROM daily_play GROUP BY player_id`.execute(db);
  const expected = [1, 2, 0, 1, 2, 3, 1, null, 1, 2, 0, 1];
  expect(rows.map(({ streaks }) => streaks)).toEqual([expected, expected]);
  await server.close();
});
