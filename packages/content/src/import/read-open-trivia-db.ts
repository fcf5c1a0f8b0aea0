/**
 * Reads JSON of Open Trivia DB (https://opentdb.com/api_config.php): replies of its API, and dumps of the same shape.
 */
import { decode } from 'html-entities';
import * as z from 'zod/mini';
import { type Difficulty, type FileRecord, UnreadableFileError } from './record.ts';

const file = z.object({ response_code: z.optional(z.int()), results: z.array(z.unknown()) });

const entry = z.object({
  question: z.string(),
  correct_answer: z.string(),
  incorrect_answers: z.array(z.string()),
  category: z.optional(z.string()),
  difficulty: z.optional(z.string()),
});

const levels: Readonly<Record<string, Difficulty>> = { easy: 1, medium: 2, hard: 3 };

/** Meaning of response codes other than 0, by the API's documentation. */
const responseCodes: Readonly<Record<number, string>> = {
  1: 'there are not enough questions',
  2: 'a parameter was not valid',
  3: 'the session token was not found',
  4: 'the session token has given all its questions',
  5: 'too many calls were made',
};

function toRecord(value: unknown, where: number): FileRecord {
  const parsed = entry.safeParse(value);
  if (!parsed.success) return { where, reason: 'missing_field' };
  const { question, correct_answer, incorrect_answers, category, difficulty } = parsed.data;
  return {
    where,
    prompt: decode(question),
    options: [correct_answer, ...incorrect_answers].map((option) => decode(option)),
    right: decode(correct_answer),
    explanation: null,
    category: category === undefined ? null : decode(category),
    difficulty: levels[difficulty ?? ''] ?? null,
  };
}

/** Reads records, whose place is the ordinal of the result. Throws an `UnreadableFileError` for an error reply. */
export function readOpenTriviaDb(content: unknown): FileRecord[] {
  const parsed = file.safeParse(content);
  if (!parsed.success) throw new UnreadableFileError('It has no list of results.');
  const { response_code: code = 0, results } = parsed.data;
  if (code !== 0) {
    throw new UnreadableFileError(
      `It is an error reply, response_code ${code}: ${responseCodes[code] ?? 'unknown'}.`,
    );
  }
  return results.map((result, index) => toRecord(result, index + 1));
}
