import * as z from 'zod/mini';
import { categoryId, gender, language } from './fields.ts';

export const tierIds = ['starter', 'challenger', 'expert', 'master', 'ace'] as const;

export const userPlan = z.object({
  id: z.enum(['freemium', 'plus']),
  /** A Plus plan that has ended; until the player has been told of it. */
  isDowngraded: z.boolean(),
});

export const userInfo = z.object({
  tier: z.enum(tierIds),
  lifetimePoints: z.int(),
  quizzesCompleted: z.int(),
  /** Days in a row with a daily challenge, up to today or yesterday (Asia/Baghdad). */
  streakDays: z.int(),
});

export const userChallenge = z.object({
  /** The Baghdad day that this speaks of, `YYYY-MM-DD`. */
  day: z.string(),
  hasPlayed: z.boolean(),
});

/** The signed-in player as their own devices see them. */
export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  /** The address that takes the place of `email` once it is verified. */
  pendingEmail: z.nullable(z.string()),
  hasPassword: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(gender),
  language,
  isComplete: z.boolean(),
  hasSubscription: z.boolean(),
  favouriteCategories: z.array(categoryId),
  avatarUrl: z.string(),
  referralCode: z.string(),
  /** Until then the profile can't be edited; null when it can. */
  profileLockedUntilMs: z.nullable(z.int()),
  coin: z.int(),
  point: z.int(),
  /** Rises with each change of `coin` and `point`; of two balances the one with the higher version holds. */
  walletVersion: z.int(),
  plan: userPlan,
  info: userInfo,
  challenge: userChallenge,
});
export type User = z.infer<typeof user>;

/** What the `user-data` header and the events of the private channel carry; it is merged into the stored user. */
export type UserPatch = Partial<User>;
