import * as z from 'zod/mini';
import { categoryId, gender, language } from '../fields.ts';

export const tierIds = ['starter', 'challenger', 'expert', 'master', 'ace'] as const;

export const userMembership = z.object({
  id: z.enum(['freemium', 'plus']),
  /** True after the end of Plus, until the player has seen the notice. */
  isDowngraded: z.boolean(),
});

export const userInfo = z.object({
  tier: z.enum(tierIds),
  lifetimePoints: z.int(),
  quizzesCompleted: z.int(),
  /** Streak of daily challenges in days, up to today or yesterday (Asia/Baghdad). */
  streakDays: z.int(),
});

export const userChallenge = z.object({
  /** Baghdad day of these values, `YYYY-MM-DD`. */
  day: z.string(),
  hasPlayed: z.boolean(),
});

/** The signed-in player, as returned to their own devices. */
export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  /** New address, which replaces `email` once verified. */
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
  /** Id of the frame around the picture (`/frames/{id}.svg`); null without one. */
  frame: z.nullable(z.string()),
  referralCode: z.string(),
  /** End of the profile's edit lock; null if it can be edited. */
  profileLockedUntilMs: z.nullable(z.int()),
  coin: z.int(),
  point: z.int(),
  /**
   * Version of `coin` and `point`, which increases with each change; the balance with the higher version is valid.
   */
  walletVersion: z.int(),
  plan: userMembership,
  info: userInfo,
  challenge: userChallenge,
});
export type User = z.infer<typeof user>;

/** Data of the `user-data` header and of the private channel's events, merged into the stored user. */
export type UserPatch = Partial<User>;
