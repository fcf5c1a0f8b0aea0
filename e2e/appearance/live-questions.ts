import type { Language } from '@trivia/contract/languages.ts';
import type { ClosedRoundView, QuestionView } from '@trivia/contract/play/rounds.ts';
import type { Db } from '../../apps/server/src/lib/database/db.ts';

const OPTION_IDS = ['aaaa', 'bbbb', 'cccc', 'dddd'] as const;
export const [RIGHT_OPTION_ID, WRONG_OPTION_ID] = OPTION_IDS;

export interface Question {
  readonly view: QuestionView;
  readonly explanation: string | null;
  readonly source: ClosedRoundView['source'];
}

/** Some questions of the bank, with the right option first. */
export async function listQuestions(db: Db, language: Language): Promise<readonly Question[]> {
  const rows = await db
    .selectFrom('question')
    .innerJoin('question_text as text', 'text.question_id', 'question.id')
    .innerJoin('question_version as edition', 'edition.question_id', 'question.id')
    .select(['category_id', 'difficulty', 'prompt', 'options', 'explanation', 'source_title', 'source_url'])
    .where('text.language', '=', language)
    .where('picture_url', 'is', null)
    .orderBy('question.id')
    .limit(5)
    .execute();
  return rows.map((row) => ({
    view: {
      categoryId: row.category_id,
      difficulty: row.difficulty,
      prompt: row.prompt,
      pictureUrl: null,
      options: row.options.map((text, index) => ({ id: OPTION_IDS[index] ?? '', text })),
    },
    explanation: row.explanation,
    source: row.source_title && row.source_url ? { title: row.source_title, url: row.source_url } : null,
  }));
}
