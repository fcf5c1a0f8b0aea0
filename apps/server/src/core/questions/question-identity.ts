import { createHash } from 'node:crypto';
import type { ImportedQuestion } from '@trivia/content/import/read-file.ts';
import type { LocalQuestion } from '@trivia/content/import/read-project.ts';
import stringify from 'fast-json-stable-stringify';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Difficulty of questions from files that state none. */
export const DEFAULT_DIFFICULTY = 2;

/** SHA-256 of a question's whole content, in the shape of the bank's files. */
export function contentHash(question: ImportedQuestion): string {
  const { difficulty, right, texts, source } = question;
  const inLanguages = (read: (text: LocalQuestion) => string | null | undefined) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) => {
        const words = read(text);
        return words ? [[language, words]] : [];
      }),
    );
  const count = Math.max(...Object.values(texts).map(({ options }) => options.length));
  return sha256(
    stringify({
      id: questionId(question),
      difficulty: difficulty ?? DEFAULT_DIFFICULTY,
      prompt: inLanguages(({ prompt }) => prompt),
      options: Array.from({ length: count }, (_, index) => inLanguages(({ options }) => options[index])),
      right,
      explanation: inLanguages(({ explanation }) => explanation),
      ...(source ? { source } : {}),
    }),
  );
}

/**
 * Id of a question that has none of its own: a hash of prompt, right answer and options in any order, the same in
 * every file.
 */
export function questionId({ id, texts, right }: ImportedQuestion): string {
  if (id !== null) return id;
  const identity = Object.entries(texts).map(([language, { prompt, options }]) => ({
    language,
    prompt,
    options: options.toSorted(),
    right: options[right],
  }));
  return `import-${sha256(stringify(identity)).slice(0, 24)}`;
}
