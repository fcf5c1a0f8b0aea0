import { loadBank } from '@trivia/content/load-bank.ts';
import type { Deps } from '../../deps.ts';
import { type SeedReport, seedQuestions } from './seed-questions.ts';

/** Seeds the database with the project's question bank. */
export const seedBank = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<SeedReport> =>
  await seedQuestions(deps, await loadBank());
