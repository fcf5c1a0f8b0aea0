/** Reads the project's own JSON, from `bank/` or from `questions -- export`. Drafts may lack languages. */

import { type Language, languages } from '@trivia/contract/languages.ts';
import { categoryIds } from '@trivia/contract/play/categories.ts';
import * as z from 'zod/mini';
import { judgeRecord } from './judge-record.ts';
import { bareChoice, type Refusal, UnreadableFileError } from './record.ts';

const text = z.partial(z.strictObject({ en: z.string(), ar: z.string(), ckb: z.string() }));

const question = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)+$/)),
  difficulty: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  prompt: text,
  options: z.array(text),
  right: z.int(),
  explanation: z.optional(text),
  source: z.optional(z.strictObject({ title: z.string(), url: z.string() })),
});
type ProjectQuestion = z.infer<typeof question>;

const category = z.object({ category: z.enum(categoryIds), questions: z.array(z.unknown()) });
/** A file of one category, or an export with several. */
const file = z.union([category, z.array(category)]);

export const isProjectFile = (content: unknown): boolean => file.safeParse(content).success;

export interface LocalQuestion {
  readonly prompt: string;
  readonly options: readonly string[];
  readonly explanation: string | null;
}

/** A question of the project's format, with texts in at least one language. */
export interface ProjectRecord {
  readonly where: string;
  readonly category: (typeof categoryIds)[number];
  readonly difficulty: 1 | 2 | 3;
  readonly right: number;
  readonly texts: Partial<Record<Language, LocalQuestion>>;
  readonly source: { readonly title: string; readonly url: string } | null;
}

function readLanguage(given: ProjectQuestion, language: Language): LocalQuestion | Refusal | undefined {
  const prompt = given.prompt[language];
  if (prompt === undefined) return undefined;
  const options = given.options.map((option) => option[language] ?? '');
  const explanation = given.explanation?.[language] ?? null;
  const record = bareChoice({ where: given.id, prompt, options, right: given.right });
  const judged = judgeRecord({ ...record, explanation });
  if ('reason' in judged) return judged;
  return { prompt: judged.prompt, options: judged.options, explanation: judged.explanation };
}

function toRecord(
  value: unknown,
  where: number,
  categoryId: ProjectRecord['category'],
): ProjectRecord | Refusal {
  const parsed = question.safeParse(value);
  if (!parsed.success) return { where, reason: `wrong_shape: ${parsed.error.issues[0]?.path.join('.')}` };
  const given = parsed.data;
  const texts: Partial<Record<Language, LocalQuestion>> = {};
  for (const language of languages) {
    const local = readLanguage(given, language);
    if (local && 'reason' in local) return local;
    if (local) texts[language] = local;
  }
  if (Object.keys(texts).length === 0) return { where: given.id, reason: 'empty_question' };
  const { id, difficulty, right, source = null } = given;
  return { where: id, category: categoryId, difficulty, right, texts, source };
}

/** Reads records, whose place is the question's id, or its ordinal in the category if the shape is wrong. */
export function readProject(content: unknown): (ProjectRecord | Refusal)[] {
  const parsed = file.safeParse(content);
  if (!parsed.success) throw new UnreadableFileError('It is not a file of the project’s questions.');
  return [parsed.data]
    .flat()
    .flatMap((one) => one.questions.map((given, index) => toRecord(given, index + 1, one.category)));
}
