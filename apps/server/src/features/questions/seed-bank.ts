import { loadBank } from '@trivia/content/load-bank.ts';
import type { Deps } from '../../lib/deps.ts';
import { type SeedReport, seedQuestions } from './seed-questions.ts';

/** Brings the files of the project's question bank into the database. */
export const seedBank = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<SeedReport> =>
  await seedQuestions(deps, await loadBank());
