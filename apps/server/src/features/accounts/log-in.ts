import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../lib/deps.ts';
import { findPlayerByLogin } from './accounts.repository.ts';
import { loadUser } from './load-user.ts';
import { isPasswordRight } from './passwords.ts';
import { startSession } from './start-session.ts';

const WINDOW_MS = 15 * 60_000;
const TRIES_PER_WINDOW = 5;

interface LogInInput {
  readonly login: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Counted by login and address together, so that a stranger's guesses don't keep the owner out. */
const subjectOf = ({ login, address }: LogInInput): Buffer =>
  createHash('sha256').update(`${login.trim().toLowerCase()}/${address}`).digest();

async function refuseTooManyTries({ db, clock }: Deps, subject: Buffer): Promise<void> {
  const since = new Date(clock.nowMs() - WINDOW_MS);
  const { tries, oldest } = await db
    .selectFrom('attempt')
    .select([sql<number>`count(*)::int`.as('tries'), sql<Date | null>`min(attempted_at)`.as('oldest')])
    .where('subject_hash', '=', subject)
    .where('kind', '=', 'log_in')
    .where('attempted_at', '>', since)
    .executeTakeFirstOrThrow();
  if (tries < TRIES_PER_WINDOW || !oldest) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - clock.nowMs()) / 1000));
  throw new AppError('ACCOUNT_LOCKED', { retryAfterSeconds });
}

/** Signs in with email or username. An unknown login and a wrong password look alike, also by time. */
export async function logIn(deps: Deps, input: LogInInput) {
  const { db, clock } = deps;
  const subject = subjectOf(input);
  await refuseTooManyTries(deps, subject);
  const player = await findPlayerByLogin(db, input.login);
  const isRight = await isPasswordRight(player?.password_hash ?? null, input.password);
  if (!player || !isRight || player.deleted_at) {
    await db
      .insertInto('attempt')
      .values({ kind: 'log_in', subject_hash: subject, attempted_at: new Date(clock.nowMs()) })
      .execute();
    throw new AppError('WRONG_CREDENTIALS');
  }
  await db.deleteFrom('attempt').where('subject_hash', '=', subject).where('kind', '=', 'log_in').execute();
  const accessToken = await startSession(deps, db, { playerId: player.id, userAgent: input.userAgent });
  return { accessToken, user: await loadUser(deps, player.id) };
}
