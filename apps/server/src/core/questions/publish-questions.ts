import { languages } from '@trivia/contract/languages.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordPool } from './pool.ts';

export const OPTION_COUNT = 4;
/** Questions read per statement. */
const BATCH = 1_000;

interface Refused {
  readonly id: string;
  readonly reason: string;
}

export interface PublishReport {
  readonly published: readonly string[];
  readonly refused: readonly Refused[];
}

interface Draft {
  readonly id: string;
  readonly status: 'draft' | 'published' | 'retired';
  /** True when this edition was voided. */
  readonly isVoided: boolean;
  readonly texts: readonly { readonly language: string; readonly optionCount: number }[];
}

/** Returns what keeps a draft from publication; undefined if nothing does. */
function missing({ texts }: Draft): string | undefined {
  const absent = languages.filter((language) => !texts.some((text) => text.language === language));
  if (absent.length > 0) return `missing_languages: ${absent.join(', ')}`;
  return texts.every(({ optionCount }) => optionCount === OPTION_COUNT) ? undefined : 'not_four_options';
}

function refusalOf(draft: Draft | undefined): string | undefined {
  if (!draft) return 'unknown_id';
  if (draft.isVoided) return 'voided';
  return draft.status === 'published' ? 'already_published' : missing(draft);
}

async function readDrafts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Draft>> {
  const questions = await tx
    .selectFrom('question')
    .select(['id', 'status'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('question_void as void')
            .whereRef('void.question_id', '=', 'question.id')
            .whereRef('void.version', '=', 'question.version'),
        )
        .as('is_voided'),
    )
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const texts = await tx
    .selectFrom('question')
    .innerJoin('question_text as text', (join) =>
      join.onRef('text.question_id', '=', 'question.id').onRef('text.version', '=', 'question.version'),
    )
    .select(['question.id', 'text.language'])
    .select((eb) => eb.fn<number>('cardinality', ['text.options']).as('optionCount'))
    .where('question.id', 'in', ids)
    .execute();
  const textsOf = Map.groupBy(texts, ({ id }) => id);
  return new Map(
    questions.map(({ id, status, is_voided }) => {
      const draft = { id, status, isVoided: Boolean(is_voided), texts: textsOf.get(id) ?? [] };
      return [id, draft] as const;
    }),
  );
}

async function publishBatch(tx: Tx, ids: readonly string[]): Promise<PublishReport> {
  const drafts = await readDrafts(tx, ids);
  const refused = ids.flatMap((id): Refused[] => {
    const reason = refusalOf(drafts.get(id));
    return reason ? [{ id, reason }] : [];
  });
  const published = ids.filter((id) => !refused.some((one) => one.id === id));
  if (published.length > 0) {
    await tx.updateTable('question').set({ status: 'published' }).where('id', 'in', published).execute();
  }
  return { published, refused };
}

const auditPublished = (tx: Tx, actor: Actor, ids: readonly string[], nowMs: number): Promise<void> =>
  recordAudit(
    tx,
    actor,
    { action: 'question.published', subject: { kind: 'questions', id: 'drafts' }, details: { ids } },
    nowMs,
  );

/** Publishes drafts that have all languages and four options. */
export async function publishQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  ids: readonly string[],
): Promise<PublishReport> {
  const distinct = [...new Set(ids)];
  return await inTransaction(db, async (tx) => {
    const reports: PublishReport[] = [];
    for (let start = 0; start < distinct.length; start += BATCH) {
      reports.push(await publishBatch(tx, distinct.slice(start, start + BATCH)));
    }
    await recordPool(tx, clock.nowMs());
    const published = reports.flatMap((report) => report.published);
    if (published.length > 0) await auditPublished(tx, actor, published, clock.nowMs());
    return {
      published,
      refused: reports.flatMap(({ refused }) => refused),
    };
  });
}
