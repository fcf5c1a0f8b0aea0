/** Every screen of the app, as data. */
import type { QueryClient } from '@tanstack/react-query';
import type { GameMode, GameType } from '@trivia/contract/match.ts';
import type { ScreenPath } from '@trivia/contract/pages.ts';
import type { ComponentType } from 'react';
import { dailyQuery } from '../game/queries/daily-query.ts';
import { plansQuery } from '../game/queries/plans-query.ts';
import { statisticsQuery } from '../game/queries/statistics-query.ts';
import type { Area, MessageKey } from '../lib/i18n/messages.ts';

export interface ScreenSource {
  readonly path: ScreenPath | '/gallery';
  readonly title: MessageKey;
  /** Texts that come with the screen, beside `common`. */
  readonly areas: readonly Area[];
  readonly load: () => Promise<ComponentType>;
  /** Shows contact data, which only the server knows: waits until the player is loaded. */
  readonly needsLoadedPlayer?: true;
  /** What the screen asks the server first; a visit that begins there asks while its code is on its way. */
  readonly prefetch?: (client: QueryClient) => Promise<void>;
}

const prefetchDaily = (client: QueryClient): Promise<void> => client.prefetchQuery(dailyQuery);
const prefetchStatistics = (client: QueryClient): Promise<void> => client.prefetchQuery(statisticsQuery);
const prefetchPlans =
  (type: GameType, mode: GameMode = 'solo') =>
  (client: QueryClient): Promise<void> =>
    client.prefetchQuery(plansQuery(type, mode));

export const screens: readonly ScreenSource[] = [
  {
    path: '/home',
    title: 'title.home',
    areas: ['lobby', 'game'],
    load: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
    prefetch: prefetchDaily,
  },
  {
    path: '/modes',
    title: 'title.modes',
    areas: ['lobby', 'game', 'modes'],
    load: async () => (await import('../features/modes/modes-screen.tsx')).ModesScreen,
    prefetch: prefetchDaily,
  },
  {
    path: '/play/daily-challenge',
    title: 'title.daily',
    areas: ['game', 'match'],
    load: async () =>
      (await import('../features/daily-challenge/daily-challenge-screen.tsx')).DailyChallengeScreen,
    prefetch: prefetchDaily,
  },
  {
    path: '/play/quiz',
    title: 'title.quiz',
    areas: ['quiz'],
    load: async () => (await import('../features/quiz/quiz-screen.tsx')).QuizScreen,
    prefetch: prefetchPlans('quiz'),
  },
  {
    path: '/play/solo-survival',
    title: 'title.solo-survival',
    areas: ['game', 'match', 'plan', 'survival'],
    load: async () => (await import('../features/solo-survival/survival-screen.tsx')).SurvivalScreen,
    prefetch: prefetchPlans('survival'),
  },
  {
    path: '/play/solo-survival/match',
    title: 'title.solo-survival',
    areas: ['match', 'survival'],
    load: async () =>
      (await import('../features/solo-survival/survival-match-screen.tsx')).SurvivalMatchScreen,
  },
  {
    path: '/play/puzzle',
    title: 'title.puzzle',
    areas: ['game', 'match', 'plan', 'puzzle'],
    load: async () => (await import('../features/puzzle/puzzle-screen.tsx')).PuzzleScreen,
    prefetch: prefetchPlans('puzzle'),
  },
  {
    path: '/play/puzzle/match',
    title: 'title.puzzle',
    areas: ['match', 'puzzle'],
    load: async () => (await import('../features/puzzle/puzzle-match-screen.tsx')).PuzzleMatchScreen,
  },
  {
    path: '/play/1v1',
    title: 'title.head-to-head',
    areas: ['match'],
    load: async () => (await import('../features/head-to-head/head-to-head-screen.tsx')).HeadToHeadScreen,
    prefetch: prefetchPlans('headtohead', 'multi'),
  },
  {
    path: '/play/multi-survival',
    title: 'title.survival-duel',
    areas: ['match', 'plan', 'find'],
    load: async () => (await import('../features/survival-duel/survival-duel-screen.tsx')).SurvivalDuelScreen,
    prefetch: prefetchPlans('survival', 'multi'),
  },
  {
    path: '/play/multi-survival/match',
    title: 'title.survival-duel',
    areas: ['match', 'live'],
    load: async () =>
      (await import('../features/survival-duel/survival-duel-match-screen.tsx')).SurvivalDuelMatchScreen,
  },
  {
    path: '/play/tug-of-war',
    title: 'title.tug-of-war',
    areas: ['match', 'plan', 'find'],
    load: async () => (await import('../features/tug-of-war/tug-of-war-screen.tsx')).TugOfWarScreen,
    prefetch: prefetchPlans('tugofwar', 'multi'),
  },
  {
    path: '/play/tug-of-war/match',
    title: 'title.tug-of-war',
    areas: ['match', 'live'],
    load: async () =>
      (await import('../features/tug-of-war/tug-of-war-match-screen.tsx')).TugOfWarMatchScreen,
  },
  {
    path: '/play/draws/:matchId',
    title: 'title.draw',
    areas: ['draw'],
    load: async () => (await import('../features/draw/draw-screen.tsx')).DrawScreen,
  },
  {
    path: '/categories',
    title: 'title.categories',
    areas: ['player'],
    load: async () => (await import('../features/categories/categories-screen.tsx')).CategoriesScreen,
    prefetch: prefetchStatistics,
  },
  {
    path: '/notifications',
    title: 'title.notifications',
    areas: ['player', 'account'],
    load: async () =>
      (await import('../features/notifications/notifications-screen.tsx')).NotificationsScreen,
  },
  {
    path: '/notification-redirect',
    title: 'title.product',
    areas: ['match', 'invitation'],
    load: async () =>
      (await import('../features/invitations/notification-redirect-screen.tsx')).NotificationRedirectScreen,
  },
  {
    path: '/spin/random-category',
    title: 'title.wheel',
    areas: ['quiz'],
    load: async () => (await import('../features/spin/random-category-screen.tsx')).RandomCategoryScreen,
  },
  {
    path: '/profile',
    title: 'title.profile',
    areas: ['account', 'player'],
    needsLoadedPlayer: true,
    load: async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: '/profile/edit-profile',
    title: 'title.editProfile',
    areas: ['account'],
    needsLoadedPlayer: true,
    load: async () => (await import('../features/profile/edit/edit-profile-screen.tsx')).EditProfileScreen,
  },
  {
    path: '/verify',
    title: 'title.verifyLink',
    areas: ['auth'],
    load: async () => (await import('../features/auth/links/verify-link-screen.tsx')).VerifyLinkScreen,
  },
  {
    path: '/reset-password',
    title: 'title.resetPassword',
    areas: ['auth'],
    load: async () => (await import('../features/auth/links/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/verify-email',
    title: 'title.verifyEmail',
    areas: ['auth'],
    needsLoadedPlayer: true,
    load: async () => (await import('../features/auth/links/verify-email-screen.tsx')).VerifyEmailScreen,
  },
  {
    path: '/completeAccount',
    title: 'title.completeAccount',
    areas: ['auth'],
    needsLoadedPlayer: true,
    load: async () =>
      (await import('../features/auth/sign-up/complete-account-screen.tsx')).CompleteAccountScreen,
  },
];
