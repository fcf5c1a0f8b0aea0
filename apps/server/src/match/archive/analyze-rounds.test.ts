import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildTestServer } from '../../../test/support/build-test-server.ts';
import { playDaily } from '../../../test/support/daily-driver.ts';
import { analyzeRounds } from './analyze-rounds.ts';

it('gives the planner statistics of the tables, which partitions have by themselves', async () => {
  const server = await buildTestServer();
  await playDaily(server, await server.signUp(), 3);
  await analyzeRounds(server.deps);
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT tablename AS name FROM pg_stats WHERE tablename IN ('match_round', 'match_answer')
     ORDER BY 1`.execute(server.db);
  expect(rows.map(({ name }) => name)).toEqual(['match_answer', 'match_round']);
  await server.close();
});
