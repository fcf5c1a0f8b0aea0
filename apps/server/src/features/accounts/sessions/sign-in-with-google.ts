import type { socialRoute } from '@trivia/contract/account/auth.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { z } from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { SocialProfile } from '../../../gateways/social/google.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Tx } from '../../../lib/database/db.ts';
import { OutOfDate } from '../../../lib/database/transaction.ts';
import { lockPlayer } from '../accounts.repository.ts';
import { deletedAccount } from '../data-rights/restore-account.ts';
import { findPlayerByAddress, lockAddress, proveAddress } from '../email/addresses.repository.ts';
import { newReferralCode } from '../email/random-codes.ts';
import { cleanGivenName } from '../names/clean-given-name.ts';
import { loadUser } from '../profile/load-user.ts';
import { requireReferrer } from '../profile/require-referrer.ts';
import { type AccessChange, changeAccess } from './change-access.ts';
import { limitSessions } from './limit-sessions.ts';
import { startSession } from './start-session.ts';

type SocialBody = z.infer<typeof socialRoute.body>;

/** Data stored with a new account. */
interface Newcomer extends Pick<SocialBody, 'referralCode' | 'campaign'> {
  readonly language: Language;
}
interface SocialInput extends Newcomer, Pick<SocialBody, 'credential'> {
  readonly userAgent: string | undefined;
}

const findLinked = async (tx: Tx, subject: string): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('social_identity')
      .select('player_id')
      .where('provider', '=', 'google')
      .where('subject', '=', subject)
      .executeTakeFirst()
  )?.player_id;

/**
 * Finds the account with the same address. An unverified claim may be a stranger's, made in advance: the owner takes
 * the account over, and the stranger's access ends.
 */
async function takeOver({ tx, endAll }: AccessChange, email: string, now: Date): Promise<string | undefined> {
  await lockAddress(tx, email);
  const found = await findPlayerByAddress(tx, email);
  const player = found && (await lockPlayer(tx, found.id));
  if (player && player.email !== email) throw new OutOfDate();
  if (!player || player.email_verified_at) return player?.id;
  if (player.deleted_at) return undefined;
  await endAll(player.id);
  await proveAddress(tx, player.id, email, now);
  return player.id;
}

async function create(tx: Tx, profile: SocialProfile, newcomer: Newcomer, now: Date): Promise<string> {
  const { language, referralCode, campaign } = newcomer;
  const referrer = await requireReferrer(tx, referralCode);
  const { id } = await tx
    .insertInto('player')
    .values({
      given_name: cleanGivenName(profile.givenName),
      email: profile.email,
      email_claimed_at: now,
      email_verified_at: now,
      language,
      referral_code: newReferralCode(),
      referred_by: referrer?.id ?? null,
      campaign: campaign || null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function findOrCreate(
  change: AccessChange,
  profile: SocialProfile,
  newcomer: Newcomer,
  now: Date,
): Promise<string> {
  const { tx } = change;
  const linked = await findLinked(tx, profile.subject);
  if (linked) return linked;
  const id = (await takeOver(change, profile.email, now)) ?? (await create(tx, profile, newcomer, now));
  await tx
    .insertInto('social_identity')
    .values({ provider: 'google', subject: profile.subject, player_id: id, linked_at: now })
    .execute();
  return id;
}

async function verify({ social, log }: Deps, credential: string): Promise<SocialProfile> {
  try {
    const profile = await social.verify(credential);
    if (profile.isEmailVerified) return profile;
    log.info('Google account without a verified address was refused');
  } catch (error) {
    log.info({ err: error }, 'Google credential was refused');
  }
  throw new AppError('SOCIAL_SIGN_IN_FAILED');
}

/** Two attempts: of two simultaneous first sign-ins, the slower one then finds the account of the faster. */
const SIGN_IN_TRIES = 2;

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** Signs in with a Google account, or signs up if there is no account, and only then uses the referral code. */
export async function signInWithGoogle(deps: Deps, { credential, userAgent, ...newcomer }: SocialInput) {
  const profile = await verify(deps, credential);
  const now = new Date(deps.clock.nowMs());
  const signIn = () =>
    changeAccess(deps, async (change) => {
      const { tx } = change;
      const playerId = await findOrCreate(change, profile, newcomer, now);
      const player = await lockPlayer(tx, playerId);
      // The account was taken over since the identity was looked up.
      if ((await findLinked(tx, profile.subject)) !== playerId) throw new OutOfDate();
      if (player?.deleted_at) return await deletedAccount(tx, playerId, now.getTime());
      return { playerId, accessToken: await startSession(deps, tx, { playerId, userAgent }) };
    });
  for (let tries = 1; ; tries += 1) {
    try {
      const signedIn = await signIn();
      if (signedIn instanceof AppError) throw signedIn;
      const { accessToken, playerId } = signedIn;
      await limitSessions(deps, playerId);
      return { accessToken, user: await loadUser(deps, playerId) };
    } catch (error) {
      if (tries === SIGN_IN_TRIES || !isUniqueViolation(error)) throw error;
    }
  }
}
