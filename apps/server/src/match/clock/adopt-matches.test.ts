import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../../../test/support/build-test-server.ts';
import { countRowsRead } from '../../../test/support/count-rows-read.ts';
import { fillMatches } from '../../../test/support/fill-matches.ts';
import { DUE_WINDOW_MS } from '../timing.ts';
import { MatchAdoption } from './adopt-matches.ts';
import { AnsweredRounds, listAnswered } from './answered-rounds.ts';
import { DueList } from './due-list.ts';
import { PlayingMatches } from './playing-matches.ts';

const COUNT = 2_500;
const SPREAD_MS = 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await buildTestServer();
  await fillMatches(server.db, 1, COUNT);
});
afterEach(() => server.close());

/** Spreads the due times of the filled matches over a minute, in an order unlike that of their ids. */
async function spread(): Promise<void> {
  await sql`
    UPDATE match SET due_at = ${new Date(server.clock.nowMs())}::timestamptz
                              + make_interval(secs => listed.place * ${SPREAD_MS / 1_000 / COUNT}::float8)
      FROM (SELECT id, row_number() OVER (ORDER BY seed) AS place FROM match) listed
     WHERE listed.id = match.id`.execute(server.db);
}

/** Answers the open round of every sixteenth match. */
async function answerSome(): Promise<void> {
  await sql`
    INSERT INTO match_answer (match_id, round, player_id, option_id, locked_at, elapsed_ms)
    SELECT match_id, 1, player_id, 'a', now(), 100 FROM match_player WHERE md5(match_id::text) < '1'`.execute(
    server.db,
  );
}

async function readAll(matches: PlayingMatches): Promise<string[][]> {
  const slices: string[][] = [];
  while (!matches.isAtEnd) slices.push((await matches.next(server.db)).map(({ id }) => id));
  return slices;
}

describe('slices of matches in play', () => {
  it.each([
    ['all due at different times', sql`due_at`],
    ['all due at the same time', sql`'2026-01-01 00:00:00.123456Z'::timestamptz`],
    ['without a due time', sql`NULL::timestamptz`],
    ['half of them with a due time', sql`CASE WHEN seed < '8' THEN due_at END`],
  ])('return each match once, %s', async (_what, dueAt) => {
    await sql`UPDATE match SET due_at = ${dueAt}`.execute(server.db);
    const slices = await readAll(new PlayingMatches(100));
    expect(Math.max(...slices.map(({ length }) => length))).toBe(100);
    const ids = slices.flat();
    expect(ids).toHaveLength(COUNT);
    expect(new Set(ids).size).toBe(COUNT);
  });

  it('come to an end even while matches are postponed', async () => {
    const matches = new PlayingMatches(500);
    let slices = 0;
    for (; !matches.isAtEnd; slices += 1) {
      await matches.next(server.db);
      await sql`UPDATE match SET due_at = due_at + interval '10 minutes'`.execute(server.db);
    }
    expect(slices).toBeLessThan(8);
  });

  it('cost as much as they contain', async () => {
    await sql`ANALYZE`.execute(server.db);
    const sliced = await countRowsRead(server.db, (tx) => new PlayingMatches(50).next(tx));
    expect(sliced.get('match_due')).toBeLessThan(100);
    expect(sliced.get('match') ?? 0).toBe(0);
    const ids = (await new PlayingMatches(50).next(server.db)).map(({ id }) => id);
    const answered = await countRowsRead(server.db, (tx) => listAnswered(tx, ids));
    expect(answered.get('match')).toBeLessThan(100);
    expect(answered.get('match_player') ?? 0).toBeLessThan(10);
  });
});

describe('adoption', () => {
  it('lists each match before it is due, and few of those due much later', async () => {
    await spread();
    const due = new DueList();
    const adoption = new MatchAdoption({ due, advance: () => {} });
    adoption.restart();
    const startMs = server.clock.nowMs();
    let [taken, most] = [0, 0];
    for (let nowMs = startMs; nowMs <= startMs + SPREAD_MS; nowMs += 1_000) {
      while (adoption.isBehind(nowMs)) await adoption.step(server.db, nowMs);
      most = Math.max(most, due.size);
      const now = due.take(nowMs);
      taken += now.length;
      expect(Math.abs(taken - ((nowMs - startMs) / SPREAD_MS) * COUNT)).toBeLessThan(2);
    }
    expect(taken).toBe(COUNT);
    expect(most).toBeLessThanOrEqual(COUNT * ((DUE_WINDOW_MS + 1_000) / SPREAD_MS) + 1_000);
    expect(adoption.isBehind(Number.POSITIVE_INFINITY)).toBe(false);
  });

  it('checks a slice again whose check failed', async () => {
    await answerSome();
    const rounds = new AnsweredRounds(COUNT);
    await sql`ALTER TABLE match_answer RENAME TO hidden_answer`.execute(server.db);
    await expect(rounds.next(server.db)).rejects.toThrow('match_answer');
    await sql`ALTER TABLE hidden_answer RENAME TO match_answer`.execute(server.db);
    expect((await rounds.next(server.db)).length).toBeGreaterThan(50);
  });

  it('finds all answered rounds first, whenever they are due', async () => {
    await spread();
    await answerSome();
    const answered = await server.db
      .selectFrom('match_answer')
      .select('match_id')
      .orderBy('match_id')
      .execute();
    const found: string[] = [];
    const adoption = new MatchAdoption({ due: new DueList(), advance: (ids) => found.push(...ids) });
    adoption.restart();
    const nowMs = server.clock.nowMs();
    while (adoption.isBehind(nowMs)) await adoption.step(server.db, nowMs);
    expect(answered.length).toBeGreaterThan(50);
    expect(found.toSorted()).toEqual(answered.map(({ match_id }) => match_id));
  });
});
