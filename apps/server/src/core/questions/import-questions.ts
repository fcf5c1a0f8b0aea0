import { matchCategory } from '@trivia/content/import/match-category.ts';
import type { ImportedQuestion } from '@trivia/content/import/read-file.ts';
import type { CategoryId } from '@trivia/contract/play/categories.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordPool } from './pool.ts';
import { contentHash, DEFAULT_DIFFICULTY, questionId } from './question-identity.ts';
import { type Edition, writeEditions } from './write-editions.ts';

export interface ImportReport {
  readonly added: number;
  /** Drafts of the project's format whose content changed. */
  readonly changed: number;
  /** Questions that are already in this file or the database. */
  readonly duplicates: number;
  /** Ids of skipped questions that belong to the project's own bank. */
  readonly ofBank: readonly string[];
}

interface Keyed {
  readonly id: string;
  readonly hash: string;
  readonly question: ImportedQuestion;
}

async function listKnown(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('question')
    .select(['id', 'origin', 'version', 'content_hash'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const toEdition = (
  { id, hash, question }: Keyed,
  version: number,
  category: CategoryId | undefined,
): Edition => ({
  row: {
    id,
    version,
    origin: 'import',
    category_id: category ?? matchCategory(question.category ?? ''),
    difficulty: question.difficulty ?? DEFAULT_DIFFICULTY,
    status: 'draft',
    content_hash: hash,
  },
  right: question.right,
  source: question.source,
  texts: question.texts,
});

async function writeDrafts(tx: Tx, keyed: readonly Keyed[], category: CategoryId | undefined) {
  const known = await listKnown(
    tx,
    keyed.map(({ id }) => id),
  );
  const ofBank = keyed.filter(({ id, hash }) => {
    const row = known.get(id);
    return row?.origin === 'bank' && row.content_hash !== hash;
  });
  // An id made from the content implies that nothing has changed.
  const drafts = keyed.filter(({ id, hash, question }) => {
    const row = known.get(id);
    return !row || (row.origin === 'import' && question.id !== null && row.content_hash !== hash);
  });
  await writeEditions(
    tx,
    drafts.map((draft) => toEdition(draft, (known.get(draft.id)?.version ?? 0) + 1, category)),
  );
  const changed = drafts.filter(({ id }) => known.has(id)).length;
  return { added: drafts.length - changed, changed, ofBank: ofBank.map(({ id }) => id) };
}

/**
 * Imports questions as drafts, all or none. Existing questions are not changed, except drafts of the project's
 * format, which get a new version.
 */
export async function importQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  questions: readonly ImportedQuestion[],
  category?: CategoryId,
): Promise<ImportReport> {
  const keyed = questions.map((question) => ({
    id: questionId(question),
    hash: contentHash(question),
    question,
  }));
  const distinct = [...new Map(keyed.map((one) => [one.id, one])).values()];
  return await inTransaction(db, async (tx) => {
    const { added, changed, ofBank } = await writeDrafts(tx, distinct, category);
    // A published question with changed content is a draft again.
    if (changed > 0) await recordPool(tx, clock.nowMs());
    if (added + changed > 0) {
      const subject = { kind: 'questions', id: category ?? 'import' };
      const details = { added, changed };
      await recordAudit(tx, actor, { action: 'question.imported', subject, details }, clock.nowMs());
    }
    const duplicates = questions.length - added - changed - ofBank.length;
    return { added, changed, duplicates, ofBank };
  });
}
