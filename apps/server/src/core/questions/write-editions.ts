import { type Language, languages } from '@trivia/contract/languages.ts';
import type { Insertable } from 'kysely';
import type { Tx } from '../../lib/database/db.ts';
import type { QuestionTable } from './questions.tables.ts';

interface EditionText {
  readonly prompt: string;
  readonly options: readonly string[];
  readonly explanation: string | null;
}

/** Content of a question from one version on. */
export interface Edition {
  readonly row: Insertable<QuestionTable>;
  readonly right: number;
  readonly source: { readonly title: string; readonly url: string } | null;
  readonly texts: Readonly<Partial<Record<Language, EditionText>>>;
}

/** Editions per statement, which keeps all languages and columns below PostgreSQL's 65,535 parameters. */
const BATCH = 1000;

function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

const toVersion = ({ row: { id, version }, right, source }: Edition) => ({
  question_id: id,
  version,
  right_option: right,
  picture_url: null,
  source_title: source?.title ?? null,
  source_url: source?.url ?? null,
});

const toTexts = ({ row: { id, version }, texts }: Edition) =>
  languages.flatMap((language) => {
    const text = texts[language];
    return text ? [{ question_id: id, version, language, ...text, options: [...text.options] }] : [];
  });

async function writeBatch(tx: Tx, editions: readonly Edition[]): Promise<void> {
  await tx
    .insertInto('question')
    .values(editions.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        version: eb.ref('excluded.version'),
        category_id: eb.ref('excluded.category_id'),
        difficulty: eb.ref('excluded.difficulty'),
        status: eb.ref('excluded.status'),
        content_hash: eb.ref('excluded.content_hash'),
      })),
    )
    .execute();
  await tx.insertInto('question_version').values(editions.map(toVersion)).execute();
  await tx.insertInto('question_text').values(editions.flatMap(toTexts)).execute();
}

/** Writes new editions, and creates questions that are new. */
export async function writeEditions(tx: Tx, editions: readonly Edition[]): Promise<void> {
  for (const batch of batches(editions)) await writeBatch(tx, batch);
}
