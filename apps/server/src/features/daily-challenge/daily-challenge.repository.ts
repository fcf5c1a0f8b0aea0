import { addDays, type Day, dayStartMs } from '@trivia/rules/calendar/baghdad.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '../../lib/any-of.ts';
import { compileOnce } from '../../lib/database/compile-once.ts';
import type { Db, Tx } from '../../lib/database/db.ts';
import type { DailyChallengeTable } from './daily-challenge.tables.ts';

/** Days within which no question repeats, while there are others. */
const FRESH_DAYS = 30;

export type DailySet = Selectable<DailyChallengeTable>;

export const findDailySet = (db: Db, day: Day): Promise<DailySet | undefined> =>
  db.selectFrom('daily_challenge').selectAll().where('day', '=', day).executeTakeFirst();

const questionOf = compileOnce((db, { day, round }: { readonly day: Day; readonly round: number }) =>
  db
    .selectFrom('daily_challenge as set')
    .innerJoin('question_version as edition', (join) =>
      join
        .on('edition.question_id', '=', sql<string>`set.question_ids[${round}::int]`)
        .on('edition.version', '=', sql<number>`set.question_versions[${round}::int]`),
    )
    .select(['edition.question_id as questionId', 'edition.version', 'edition.right_option as rightOption'])
    .where('set.day', '=', day),
);

/** Finds the question of a round of the day's set, with its right option. */
export const findDailyQuestion = async (db: Db, day: Day, round: number) =>
  (await db.executeQuery(questionOf(db, { day, round }))).rows[0];

/** Times at which the questions of recent sets were last asked: milliseconds since 1970, by id. */
export async function listRecentDailyQuestions(db: Db, day: Day): Promise<ReadonlyMap<string, number>> {
  const sets = await db
    .selectFrom('daily_challenge')
    .select(['day', 'question_ids'])
    .where('day', '>=', addDays(day, -FRESH_DAYS))
    .where('day', '<', day)
    .orderBy('day')
    .execute();
  return new Map(sets.flatMap((set) => set.question_ids.map((id) => [id, dayStartMs(set.day)] as const)));
}

/** Current versions, in the given order. */
export async function listVersions(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; version: number }[]> {
  const rows = await db
    .selectFrom('question')
    .select(['id', 'version'])
    .where('id', '=', anyOf(ids))
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** Reads the English prompt and right option of a question, for the sealed document. */
export async function readSealedQuestion(db: Db, { id, version }: { id: string; version: number }) {
  const { prompt, options, right_option } = await db
    .selectFrom('question_text as text')
    .innerJoin('question_version as edition', (join) =>
      join
        .onRef('edition.question_id', '=', 'text.question_id')
        .onRef('edition.version', '=', 'text.version'),
    )
    .select(['text.prompt', 'text.options', 'edition.right_option'])
    .where('text.question_id', '=', id)
    .where('text.version', '=', version)
    .where('text.language', '=', 'en')
    .executeTakeFirstOrThrow();
  return { question: prompt, right: options[right_option] ?? '' };
}

/** Stores the set, unless another server has stored one. */
export async function insertDailySet(tx: Tx, set: Insertable<DailyChallengeTable>): Promise<void> {
  const inserted = await tx
    .insertInto('daily_challenge')
    .values(set)
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (inserted) await tx.insertInto('daily_place').values({ day: set.day, taken: 0 }).execute();
}

/** Claims the next of the day's first places; undefined when all are taken. */
export async function claimPlace(tx: Tx, day: Day, count: number): Promise<number | undefined> {
  const row = await tx
    .updateTable('daily_place')
    .set((eb) => ({ taken: eb('taken', '+', 1) }))
    .where('day', '=', day)
    .where('taken', '<', count)
    .returning('taken')
    .executeTakeFirst();
  return row?.taken;
}

export async function countPlacesTaken(db: Db, day: Day): Promise<number> {
  const row = await db.selectFrom('daily_place').select('taken').where('day', '=', day).executeTakeFirst();
  return row?.taken ?? 0;
}

/** Whether any player is still playing a day's challenge, as a few do past midnight. */
export async function isDayBeingPlayed(db: Db, day: Day): Promise<boolean> {
  const row = await db
    .selectFrom('daily_play')
    .innerJoin('match', 'match.id', 'daily_play.match_id')
    .select('match.id')
    .where('daily_play.day', '=', day)
    .where('daily_play.streak', 'is', null)
    .where('match.status', '=', 'playing')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
