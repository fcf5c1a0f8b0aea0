import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { countRowsRead } from '../../../test/support/count-rows-read.ts';
import { startDaily } from '../../../test/support/daily-driver.ts';
import { fillMatches } from '../../../test/support/fill-matches.ts';
import { QUIZ, signUpWith, startSolo } from '../../../test/support/solo-driver.ts';
import { absencesOf } from '../mode-hooks.ts';
import { listAbandoned } from './sweep.ts';

const PRESENT = 2_000;

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
  await fillMatches(server.db, 1, PRESENT);
});
afterAll(() => server.close());

const absence = () => {
  const [first] = absencesOf(server.engine.hooks);
  if (!first) throw new Error('No mode has absences');
  return first;
};

/** Sets when the players of all filled matches were last seen. */
const seeAll = (secondsAgo: number) =>
  server.db
    .updateTable('match_player')
    .set({ last_seen_at: new Date(server.clock.nowMs() - secondsAgo * 1_000) })
    .execute();

it('reads only abandoned challenges, however many are in play', async () => {
  await seeAll(5);
  const player = await server.signUp();
  const { id } = await startDaily(player);
  await sql`UPDATE match_player SET last_seen_at = last_seen_at - interval '31 s' WHERE match_id = ${id}`.execute(
    server.db,
  );
  let found: string[] = [];
  const read = await countRowsRead(server.db, async (tx) => {
    found = await listAbandoned({ db: tx, clock: server.clock }, absence());
  });
  expect(found).toEqual([id]);
  expect(read.get('match_player')).toBeLessThan(10);
  expect(read.get('match')).toBeLessThan(10);
});

it('measures absence to the millisecond, although the index is rounded', async () => {
  const { id } = await startDaily(await server.signUp());
  const { absenceMs } = absence();
  const isDeserted = async (awayMs: number) => {
    const last_seen_at = new Date(server.clock.nowMs() - awayMs);
    await server.db.updateTable('match_player').set({ last_seen_at }).where('match_id', '=', id).execute();
    return (await listAbandoned(server.deps, absence())).includes(id);
  };
  for (let step = 0; step < 5; step += 1) {
    server.clock.advance(4_500);
    await seeAll(0);
    expect(await isDeserted(absenceMs - 1)).toBe(false);
    expect(await isDeserted(absenceMs)).toBe(true);
  }
});

it('indexes only seats that can be forfeited by absence', async () => {
  await startSolo(await signUpWith(server), QUIZ);
  const player = await server.signUp();
  const left = await startDaily(player);
  await player.post(`/play/matches/${left.id}/leave`);
  const indexed = await server.db
    .selectFrom('match_player')
    .select('match_id')
    .where('seen_from', 'is not', null)
    .execute();
  const ids = new Set(indexed.map(({ match_id }) => match_id));
  expect(ids.has(left.id)).toBe(false);
  expect(ids.size).toBeGreaterThan(PRESENT);
  const quizzes = await server.db.selectFrom('match').select('id').where('mode_id', '=', 'quiz').execute();
  expect(quizzes.some(({ id }) => ids.has(id))).toBe(false);
});
