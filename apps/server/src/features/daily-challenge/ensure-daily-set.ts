import { randomBytes } from 'node:crypto';
import { addDays, type Day, dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { readPool } from '../../core/questions/pool.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import {
  type DailySet,
  findDailySet,
  insertDailySet,
  listRecentDailyQuestions,
  listVersions,
  readSealedQuestion,
} from './daily-challenge.repository.ts';
import { drawDailySet } from './draw-daily-set.ts';
import { sealOf } from './seal.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

const SEED_BYTES = 32;

async function makeDailySet({ db, clock }: Needs, day: Day): Promise<void> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  const pool = await readPool(db);
  const ids = drawDailySet(seed, pool?.cells ?? [], await listRecentDailyQuestions(db, day));
  if (!ids) throw new AppError('SERVICE_UNAVAILABLE', { cause: new Error('The bank has too few questions') });
  const questions = await listVersions(db, ids);

  const key = await Promise.all(questions.map((question) => readSealedQuestion(db, question)));
  const { document, hash } = sealOf({ day, key, seed });
  const set = {
    day,
    seed,
    question_ids: questions.map(({ id }) => id),
    question_versions: questions.map(({ version }) => version),
    document,
    seal_hash: hash,
    created_at: new Date(clock.nowMs()),
  };
  await inTransaction(db, (tx) => insertDailySet(tx, set));
}

/** Returns the set of a day, creating it if missing. Concurrent calls on any server get the same one. */
export async function ensureDailySet(deps: Needs, day: Day): Promise<DailySet> {
  const found = await findDailySet(deps.db, day);
  if (found) return found;
  await makeDailySet(deps, day);
  const made = await findDailySet(deps.db, day);
  if (!made) throw new Error(`The set of ${day} was made and is not there`);
  return made;
}

/** Ensures today's set and, because its hash is published a day ahead, tomorrow's. */
export async function ensureDailySets(deps: Needs): Promise<{ today: DailySet; tomorrow: DailySet }> {
  const day = dayOf(deps.clock.nowMs());
  const today = await ensureDailySet(deps, day);
  return { today, tomorrow: await ensureDailySet(deps, addDays(day, 1)) };
}
