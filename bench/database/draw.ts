/** Time of drawing a question out of 50,000, for a player who has seen 10,000 of them. */

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { commandLine } from '../../apps/server/src/core/audit/actor.ts';
import { importQuestions } from '../../apps/server/src/core/questions/import-questions.ts';
import { publishQuestions } from '../../apps/server/src/core/questions/publish-questions.ts';
import { systemClock } from '../../apps/server/src/lib/clock.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';
import { migrateDatabase } from '../../apps/server/src/lib/database/migrate.ts';
import { drawFromBank } from '../../apps/server/src/match/draw-from-bank.ts';
import { LockedMatch } from '../../apps/server/src/match/locked-match.ts';
import { startMatch } from '../../apps/server/src/match/rounds/start-match.ts';
import { matchHooks } from '../../apps/server/src/match-hooks.ts';
import { openDatabase } from '../../apps/server/src/open-database.ts';
import { addSignedInPlayer } from '../../apps/server/test/support/test-player.ts';
import { readFile } from '../../packages/content/src/import/read-file.ts';
import { type Figure, quantile } from '../figure.ts';
import { makeQuestions } from '../fill/make-questions.ts';

const POOL = 50_000;
const SEEN = 10_000;
const DRAWS = 1_000;
const WARM_UP = 50;
const clock = systemClock;

async function fill(db: Db): Promise<string> {
  const file = new TextEncoder().encode(JSON.stringify(makeQuestions(POOL)));
  const { questions } = readFile('made.json', file, { language: 'en' });
  await importQuestions({ db, clock }, commandLine, questions);
  const rows = await db.selectFrom('question').select('id').execute();
  await publishQuestions(
    { db, clock },
    commandLine,
    rows.map(({ id }) => id),
  );
  const { id } = await addSignedInPlayer({ db, clock }, { membership: 'plus' });
  await sql`INSERT INTO player_question (player_id, question_id, shown_count, answered_count, right_count, last_seen_at)
            SELECT ${id}::uuid, id, 1, 1, 1, now() FROM question ORDER BY md5(id) LIMIT ${SEEN}`.execute(db);
  await sql`ANALYZE`.execute(db);
  return id;
}

/** Times one draw in a match of any category. */
async function timeDraw(db: Db, matchId: string, round: number): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const match = await tx
      .selectFrom('match')
      .selectAll()
      .where('id', '=', matchId)
      .executeTakeFirstOrThrow();
    const seed = randomBytes(32).toString('hex');
    const edit = new LockedMatch(tx, { ...match, seed }, { nowMs: clock.nowMs(), hooks: matchHooks });
    const startMs = performance.now();
    await drawFromBank(edit, round);
    return performance.now() - startMs;
  });
}

async function measure(db: Db): Promise<Figure[]> {
  const playerId = await fill(db);
  const setup = {
    players: [{ id: playerId, membership: 'plus' as const, isBot: false }],
    stakesId: null,
    wagerPoints: 0,
    categoryId: null,
    tournament: null,
  };
  const { matchId } = await db
    .transaction()
    .execute((tx) =>
      startMatch({ clock, engine: { hooks: matchHooks } }, tx, { id: randomUUID(), modeId: 'quiz', setup }),
    );
  const times: number[] = [];
  for (let draw = 0; draw < WARM_UP + DRAWS; draw += 1)
    times.push(await timeDraw(db, matchId, (draw % 5) + 1));
  const counted = times.slice(WARM_UP);
  const name = `a draw from ${POOL} questions of which ${SEEN} were seen`;
  return [
    { name: `${name}: p50`, value: quantile(counted, 0.5), unit: 'ms', budget: 3 },
    { name: `${name}: p99`, value: quantile(counted, 0.99), unit: 'ms', budget: 5 },
  ];
}

export async function measureDraw(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  const config = readConfig({ DATA_DIR: join(folder, 'data') });
  const { db, close } = await openDatabase(config, pino({ level: 'silent' }));
  try {
    await migrateDatabase(db);
    return await measure(db);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
