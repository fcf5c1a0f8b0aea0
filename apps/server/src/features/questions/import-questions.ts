import { matchCategory } from '@trivia/content/import/match-category.ts';
import type { ImportedQuestion } from '@trivia/content/import/read-file.ts';
import type { CategoryId } from '@trivia/contract/categories.ts';
import { languages } from '@trivia/contract/languages.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { recordPool } from './pool.ts';
import { contentHash, DEFAULT_DIFFICULTY, questionId } from './question-identity.ts';

export interface ImportReport {
  readonly added: number;
  /** Drafts of the project's format that say something else now. */
  readonly changed: number;
  /** The same question again, in this file or in the database. */
  readonly duplicates: number;
  /** Ids that belong to questions of the bank, whose files say what they are. */
  readonly ofBank: readonly string[];
}

interface Keyed {
  readonly id: string;
  readonly hash: string;
  readonly question: ImportedQuestion;
}

/** Rows a statement: below PostgreSQL's 65,535 parameters with every language and column. */
const BATCH = 1000;

function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

async function listKnown(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('question')
    .select(['id', 'origin', 'version', 'content_hash'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function writeDrafts(
  tx: Tx,
  drafts: readonly (Keyed & { readonly version: number })[],
  category: CategoryId | undefined,
): Promise<void> {
  if (drafts.length === 0) return;
  const values = drafts.map(({ id, hash, version, question }) => ({
    id,
    version,
    origin: 'import',
    category_id: category ?? matchCategory(question.category ?? ''),
    difficulty: question.difficulty ?? DEFAULT_DIFFICULTY,
    status: 'draft' as const,
    content_hash: hash,
  }));
  await tx
    .insertInto('question')
    .values(values)
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
  await tx
    .insertInto('question_version')
    .values(
      drafts.map(({ id, version, question: { right, source } }) => ({
        question_id: id,
        version,
        right_option: right,
        picture_url: null,
        source_title: source?.title ?? null,
        source_url: source?.url ?? null,
      })),
    )
    .execute();
  await tx.insertInto('question_text').values(drafts.flatMap(toTexts)).execute();
}

const toTexts = ({ id, version, question }: Keyed & { readonly version: number }) =>
  languages.flatMap((language) => {
    const text = question.texts[language];
    return text ? [{ question_id: id, version, language, ...text, options: [...text.options] }] : [];
  });

async function importBatch(tx: Tx, batch: readonly Keyed[], category: CategoryId | undefined) {
  const known = await listKnown(
    tx,
    batch.map(({ id }) => id),
  );
  const ofBank = batch.filter(({ id, hash }) => {
    const row = known.get(id);
    return row?.origin === 'bank' && row.content_hash !== hash;
  });
  // An id made of the content says by itself that nothing has changed.
  const drafts = batch.filter(({ id, hash, question }) => {
    const row = known.get(id);
    return !row || (row.origin === 'import' && question.id !== null && row.content_hash !== hash);
  });
  await writeDrafts(
    tx,
    drafts.map((draft) => ({ ...draft, version: (known.get(draft.id)?.version ?? 0) + 1 })),
    category,
  );
  const changed = drafts.filter(({ id }) => known.has(id)).length;
  return { added: drafts.length - changed, changed, ofBank: ofBank.map(({ id }) => id) };
}

/**
 * Keeps questions as drafts, all or none of them. What is there already stays as it is; a draft of the project's
 * format that says something else becomes a new version.
 */
export async function importQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  questions: readonly ImportedQuestion[],
  category?: CategoryId,
): Promise<ImportReport> {
  const keyed = questions.map((question) => ({
    id: questionId(question),
    hash: contentHash(question),
    question,
  }));
  const distinct = [...new Map(keyed.map((one) => [one.id, one])).values()];
  return await db.transaction().execute(async (tx) => {
    let added = 0;
    let changed = 0;
    const ofBank: string[] = [];
    for (const batch of batches(distinct)) {
      const done = await importBatch(tx, batch, category);
      added += done.added;
      changed += done.changed;
      ofBank.push(...done.ofBank);
    }
    // What was published and says something else now is a draft again.
    if (changed > 0) await recordPool(tx, clock.nowMs());
    const duplicates = questions.length - added - changed - ofBank.length;
    return { added, changed, duplicates, ofBank };
  });
}
