import { languages } from '@trivia/contract/languages.ts';
import { type CategoryId, categoryIds } from '@trivia/contract/play/categories.ts';
import type { Deps } from '../../deps.ts';
import type { QuestionTable } from './questions.tables.ts';

export interface ExportFilter {
  readonly status?: QuestionTable['status'] | undefined;
  readonly category?: CategoryId | undefined;
}

const listRows = ({ db }: Pick<Deps, 'db'>, { status, category }: ExportFilter) =>
  db
    .selectFrom('question')
    .innerJoin('question_version', (join) =>
      join
        .onRef('question_version.question_id', '=', 'question.id')
        .onRef('question_version.version', '=', 'question.version'),
    )
    .innerJoin('question_text', (join) =>
      join
        .onRef('question_text.question_id', '=', 'question.id')
        .onRef('question_text.version', '=', 'question.version'),
    )
    .select(['question.id', 'category_id', 'difficulty', 'right_option', 'source_title', 'source_url'])
    .select(['language', 'prompt', 'options', 'explanation'])
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'draft'))
    .$if(category !== undefined, (query) => query.where('category_id', '=', category ?? 'science'))
    .orderBy('question.id')
    .execute();

type Row = Awaited<ReturnType<typeof listRows>>[number];

function toQuestion(rows: readonly [Row, ...Row[]]) {
  const [{ id, difficulty, right_option, source_title, source_url, options }] = rows;
  const texts = languages.flatMap((language) => rows.filter((row) => row.language === language));
  const inLanguages = (read: (row: Row) => string | null) =>
    Object.fromEntries(texts.flatMap((row) => (read(row) === null ? [] : [[row.language, read(row)]])));
  return {
    id,
    difficulty,
    prompt: inLanguages(({ prompt }) => prompt),
    options: options.map((_, index) => inLanguages((row) => row.options[index] ?? null)),
    right: right_option,
    explanation: inLanguages(({ explanation }) => explanation),
    ...(source_title && source_url ? { source: { title: source_title, url: source_url } } : {}),
  };
}

/**
 * Exports questions as files of the project's format, one per non-empty category; importing them again adds
 * nothing.
 */
export async function exportQuestions(deps: Pick<Deps, 'db'>, filter: ExportFilter) {
  const rows = await listRows(deps, filter);
  return categoryIds.flatMap((category) => {
    const own = Map.groupBy(
      rows.filter((row) => row.category_id === category),
      ({ id }) => id,
    );
    const questions = [...own.values()].flatMap(([first, ...rest]) =>
      first ? [toQuestion([first, ...rest])] : [],
    );
    return questions.length > 0 ? [{ category, questions }] : [];
  });
}
