/** Tests the importer against collections of questions, and reports its refusals with their reasons. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLanguage, readFile } from '@trivia/content/import/read-file.ts';
import { UnreadableFileError } from '@trivia/content/import/record.ts';
import * as z from 'zod/mini';

const expectedFile = z.object({
  kind: z.string(),
  format: z.string(),
  language: z.optional(z.string()),
  accept: z.number(),
  well_formed: z.optional(z.record(z.string(), z.number())),
  malformed: z.optional(
    z.array(
      z.object({
        reason: z.string(),
        count: z.number(),
        where: z.optional(z.array(z.union([z.string(), z.number()]))),
      }),
    ),
  ),
});
type Expected = z.infer<typeof expectedFile>;
const expectation = z.object({ files: z.record(z.string(), expectedFile) });

const FORMATS = /^(aiken|gift|opentriviaqa|opentdb-json|csv-.*)$/;

/** Expected summary, in the same form as the actual one, for comparison as text. */
function wanted({ accept, well_formed = {}, malformed = [] }: Expected): string {
  const { single_choice: _choice, true_false: _boolean, ...others } = well_formed;
  const refused = malformed.flatMap(({ reason, count, where }) =>
    where ? where.map((place) => `${reason} at ${place}`) : [`${count} ${reason}`],
  );
  return JSON.stringify([accept, Object.entries(others).sort(), refused.sort()]);
}

function found(path: string, { language = 'en', malformed = [] }: Expected): string {
  const read = readFile(basename(path), readFileSync(path), {
    language: isLanguage(language) ? language : 'en',
  });
  const unplaced = new Set(malformed.filter(({ where }) => !where).map(({ reason }) => reason));
  const placed = read.refused.filter(({ reason }) => !unplaced.has(reason));
  const counted = [...unplaced].map(
    (name) => `${read.refused.filter(({ reason }) => reason === name).length} ${name}`,
  );
  const refused = [...placed.map(({ reason, where }) => `${reason} at ${where}`), ...counted];
  return JSON.stringify([read.questions.length, Object.entries(read.otherTypes).sort(), refused.sort()]);
}

function fault(path: string, expected: Expected): string | undefined {
  try {
    const is = found(path, expected);
    return is === wanted(expected) ? undefined : `${is} in place of ${wanted(expected)}`;
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    // Distinguish an error reply from an empty collection.
    return expected.accept === 0 ? undefined : error.message;
  }
}

/** Faults of every file in a known format, and the number of files. */
export function checkQuestionFiles(folder: string): { readonly files: number; readonly faults: string[] } {
  const { files } = expectation.parse(JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')));
  const known = Object.entries(files).filter(
    ([name, { kind, format }]) =>
      kind === 'questions' && FORMATS.test(format) && existsSync(join(folder, name)),
  );
  const faults = known.flatMap(([name, expected]) => {
    const wrong = fault(join(folder, name), expected);
    return wrong ? [`${name}: ${wrong}`] : [];
  });
  return { files: known.length, faults };
}
