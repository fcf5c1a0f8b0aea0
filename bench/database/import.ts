/** Imports 50,000 questions from a file, then the same file again. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '../../apps/server/src/cli/questions/import-file.ts';
import type { Figure } from '../figure.ts';
import { makeQuestions } from '../fill/make-questions.ts';

const COUNT = 50_000;

async function time(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (performance.now() - startMs) / 1000;
}

export async function measureImport(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trivia-bench-'));
  // The command opens the database in this folder, as it does for operators.
  process.env.DATA_DIR = join(folder, 'data');
  process.env.LOG_LEVEL = 'warn';
  try {
    const file = join(folder, 'questions.json');
    await writeFile(file, JSON.stringify(makeQuestions(COUNT)));
    const importAll = async (added: number) => {
      const { content } = await importFile(file, { isDryRun: false, language: 'en' });
      const report = content as { accepted: number; added: number };
      if (report.accepted !== COUNT || report.added !== added) throw new Error(JSON.stringify(report));
    };
    return [
      { name: '50,000 questions come in', value: await time(() => importAll(COUNT)), unit: 's', budget: 60 },
      {
        name: 'the same file again adds nothing',
        value: await time(() => importAll(0)),
        unit: 's',
        budget: 60,
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
