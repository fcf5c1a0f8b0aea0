import type { User } from '@trivia/contract/account/user.ts';

/** A player for the gallery and for tests. */
export const sampleUser: User = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Zana',
  username: 'Zana',
  email: 'zana@example.org',
  pendingEmail: null,
  isEmailVerified: true,
  hasPassword: true,
  phoneNumber: null,
  dateOfBirth: '2000-02-03',
  gender: 'female',
  language: 'en',
  isComplete: true,
  hasSubscription: false,
  favouriteCategories: ['science', 'music', 'food'],
  avatarUrl: '/favicon.svg',
  frame: null,
  referralCode: 'ZANA2026',
  profileLockedUntilMs: null,
  coin: 1250,
  point: 12_345,
  walletVersion: 1,
  plan: { id: 'freemium', isDowngraded: false },
  info: { tier: 'starter', lifetimePoints: 400, quizzesCompleted: 3, streakDays: 2 },
  challenge: { day: '2026-11-21', hasPlayed: false },
};
