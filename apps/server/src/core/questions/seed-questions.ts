import { createHash } from 'node:crypto';
import type { BankFile, BankQuestion } from '@trivia/content/bank-schema.ts';
import { languages } from '@trivia/contract/languages.ts';
import stringify from 'fast-json-stable-stringify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import { recordPool } from './pool.ts';
import { type Edition, writeEditions } from './write-editions.ts';

export interface SeedReport {
  readonly added: number;
  readonly changed: number;
  readonly retired: number;
}

interface Seeded {
  readonly question: BankQuestion;
  readonly categoryId: BankFile['category'];
  readonly contentHash: string;
}

/** Advisory lock (any free number) that serialises seeding servers. */
const SEED_LOCK = 7_310_001;

const hashOf = (question: BankQuestion): string =>
  createHash('sha256').update(stringify(question)).digest('hex');

const toSeeded = ({ category, questions }: BankFile): Seeded[] =>
  questions.map((question) => ({ question, categoryId: category, contentHash: hashOf(question) }));

const textsOf = ({ prompt, options, explanation }: BankQuestion): Edition['texts'] =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      {
        prompt: prompt[language],
        options: options.map((option) => option[language]),
        explanation: explanation[language],
      },
    ]),
  );

const toEdition = ({ question, categoryId, contentHash }: Seeded, version: number): Edition => ({
  row: {
    id: question.id,
    category_id: categoryId,
    difficulty: question.difficulty,
    status: 'published',
    version,
    content_hash: contentHash,
  },
  right: question.right,
  source: question.source,
  texts: textsOf(question),
});

/** Voided editions, which stay out until their text is corrected. */
async function listVoided(tx: Tx): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('question_void').select(['question_id', 'version']).execute();
  return new Set(rows.map(({ question_id, version }) => `${question_id}/${version}`));
}

/** Retires questions: they are not drawn any more, but stay in past matches. */
async function retireOthers(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('question')
    .set({ status: 'retired' })
    .where('origin', '=', 'bank')
    .where('status', '!=', 'retired')
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(ids)))))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Updates the database to the questions of the bank. A repeat changes nothing. A changed text creates a new version;
 * a question that is gone from the bank is retired, and published again when it returns.
 */
export async function seedQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  bank: readonly BankFile[],
): Promise<SeedReport> {
  return await inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
    const rows = await tx.selectFrom('question').selectAll().execute();
    const known = new Map(rows.map((row) => [row.id, row]));
    const voided = await listVoided(tx);
    const seeded = bank.flatMap(toSeeded);
    const stale = seeded.filter(({ question, contentHash, categoryId }) => {
      const row = known.get(question.id);
      if (row && voided.has(`${row.id}/${row.version}`) && row.content_hash === contentHash) return false;
      return row?.content_hash !== contentHash || row.category_id !== categoryId || row.status === 'retired';
    });
    await writeEditions(
      tx,
      stale.map((one) => toEdition(one, (known.get(one.question.id)?.version ?? 0) + 1)),
    );
    const retired = await retireOthers(
      tx,
      seeded.map(({ question }) => question.id),
    );
    await recordPool(tx, clock.nowMs());
    const added = stale.filter(({ question }) => !known.has(question.id)).length;
    return { added, changed: stale.length - added, retired };
  });
}
