import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_WINDOW = 5;

type Store = Pick<Deps, 'db' | 'clock'>;

/** Wrong passwords of one kind about one subject, counted over all nodes. */
export interface TryCounter {
  readonly kind: 'log_in' | 'password';
  readonly subject: string;
}

const hashOf = ({ subject }: TryCounter): Buffer => createHash('sha256').update(subject).digest();

/** Refuses with ACCOUNT_LOCKED after five wrong ones in a quarter of an hour. */
export async function refuseTooManyTries({ db, clock }: Store, counter: TryCounter): Promise<void> {
  const { tries, oldest } = await db
    .selectFrom('attempt')
    .select([sql<number>`count(*)::int`.as('tries'), sql<Date | null>`min(attempted_at)`.as('oldest')])
    .where('subject_hash', '=', hashOf(counter))
    .where('kind', '=', counter.kind)
    .where('attempted_at', '>', new Date(clock.nowMs() - WINDOW_MS))
    .executeTakeFirstOrThrow();
  if (tries < TRIES_PER_WINDOW || !oldest) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - clock.nowMs()) / 1000));
  throw new AppError('ACCOUNT_LOCKED', { retryAfterSeconds });
}

export const countTry = ({ db, clock }: Store, counter: TryCounter) =>
  db
    .insertInto('attempt')
    .values({
      kind: counter.kind,
      subject_hash: hashOf(counter),
      attempted_at: new Date(clock.nowMs()),
    })
    .execute();

export const forgetTries = ({ db }: Pick<Deps, 'db'>, counter: TryCounter) =>
  db
    .deleteFrom('attempt')
    .where('subject_hash', '=', hashOf(counter))
    .where('kind', '=', counter.kind)
    .execute();

/** Forgets tries that count no more. */
export const forgetOldTries = ({ db, clock }: Store) =>
  db
    .deleteFrom('attempt')
    .where('attempted_at', '<=', new Date(clock.nowMs() - WINDOW_MS))
    .execute();
