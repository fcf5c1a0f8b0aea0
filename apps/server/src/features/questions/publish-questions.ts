import { languages } from '@trivia/contract/languages.ts';
import type { Deps, Tx } from '../../lib/deps.ts';
import { recordPool } from './pool.ts';

export const OPTION_COUNT = 4;

export interface PublishReport {
  readonly published: readonly string[];
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/** What a draft still lacks to be played; undefined when nothing. */
function missing(texts: readonly { language: string; options: readonly string[] }[]): string | undefined {
  const absent = languages.filter((language) => !texts.some((text) => text.language === language));
  if (absent.length > 0) return `missing_languages: ${absent.join(', ')}`;
  return texts.every(({ options }) => options.length === OPTION_COUNT) ? undefined : 'not_four_options';
}

async function refusalOf(tx: Tx, id: string): Promise<string | undefined> {
  const question = await tx
    .selectFrom('question')
    .select(['version', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!question) return 'unknown_id';
  if (question.status === 'published') return 'already_published';
  const texts = await tx
    .selectFrom('question_text')
    .select(['language', 'options'])
    .where('question_id', '=', id)
    .where('version', '=', question.version)
    .execute();
  return missing(texts);
}

/** Lets drafts be drawn: each that has all languages and four options. */
export async function publishQuestions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<PublishReport> {
  return await db.transaction().execute(async (tx) => {
    const published: string[] = [];
    const refused: { id: string; reason: string }[] = [];
    for (const id of new Set(ids)) {
      const reason = await refusalOf(tx, id);
      if (reason) refused.push({ id, reason });
      else {
        await tx.updateTable('question').set({ status: 'published' }).where('id', '=', id).execute();
        published.push(id);
      }
    }
    await recordPool(tx, clock.nowMs());
    return { published, refused };
  });
}
