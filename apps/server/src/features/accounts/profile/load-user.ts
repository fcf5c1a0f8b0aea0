import type { User } from '@trivia/contract/account/user.ts';
import { limits } from '@trivia/contract/limits.ts';
import { tierOf } from '@trivia/rules/tiers.ts';
import type { Selectable } from 'kysely';
import { avatarUrlOf } from '../../../core/avatars/public-look.ts';
import { displayNameOf } from '../../../core/players/display-name.ts';
import { getMembership, membershipPatch } from '../../../core/subscription/membership.ts';
import { walletPatch } from '../../../core/wallet/get-wallet.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { getWalletAndPlayInfo } from '../../lobby/get-play-info.ts';
import type { PlayerTable } from '../accounts.tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Player = Selectable<PlayerTable>;

/** End of the profile's edit lock in milliseconds since 1970; null when it can be edited. */
export function profileLockedUntil(changedAt: Date | null, nowMs: number): number | null {
  if (!changedAt) return null;
  const untilMs = changedAt.getTime() + limits.profileLockDays * DAY_MS;
  return untilMs > nowMs ? untilMs : null;
}

function accountOf(player: Player, nowMs: number) {
  return {
    id: player.id,
    name: displayNameOf(player),
    username: player.username,
    email: player.email,
    isEmailVerified: player.email_verified_at !== null,
    pendingEmail: player.pending_email,
    hasPassword: player.password_hash !== null,
    phoneNumber: player.phone_number,
    dateOfBirth: player.date_of_birth,
    gender: player.gender,
    language: player.language,
    isComplete: player.completed_at !== null,
    favouriteCategories: player.favourite_categories,
    avatarUrl: avatarUrlOf(player),
    frame: player.avatar.frame ?? null,
    referralCode: player.referral_code,
    profileLockedUntilMs: profileLockedUntil(player.profile_changed_at, nowMs),
  };
}

/** Loads the user view of the contract, with the parts of all features. */
export async function loadUser(deps: Deps, playerId: string): Promise<User> {
  const { db, clock } = deps;
  const nowMs = clock.nowMs();
  const [player, membership, { wallet, play }] = await Promise.all([
    db.selectFrom('player').selectAll().where('id', '=', playerId).executeTakeFirst(),
    getMembership(db, playerId, nowMs),
    getWalletAndPlayInfo(deps, playerId),
  ]);
  if (!player) throw new AppError('UNAUTHENTICATED');
  const { lifetimePoints } = wallet;
  const { quizzesCompleted, streakDays, challenge } = play;
  return {
    ...accountOf(player, nowMs),
    ...walletPatch(wallet),
    ...membershipPatch(membership),
    info: { tier: tierOf(lifetimePoints), lifetimePoints, quizzesCompleted, streakDays },
    challenge,
  };
}
