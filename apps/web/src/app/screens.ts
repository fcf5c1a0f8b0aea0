/** Every screen of the app: its path, its title, the texts it needs and where its code is. */
import type { QueryClient } from '@tanstack/react-query';
import type { GameMode, GameType } from '@trivia/contract/match.ts';
import type { ScreenPath } from '@trivia/contract/pages.ts';
import type { ComponentType } from 'react';
import { dailyQuery } from '../lib/daily-query.ts';
import type { I18n } from '../lib/i18n.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { type Area, areas, type MessageKey } from '../lib/messages.ts';
import { plansQuery } from '../lib/plans-query.ts';
import { statisticsQuery } from '../lib/statistics-query.ts';
import type { liveScreens } from './live/live-screens.ts';

export interface Screen {
  readonly path: ScreenPath | '/gallery';
  readonly title: MessageKey;
  readonly component: ReturnType<typeof withTexts>;
  /** What the screen asks the server first; a visit that begins there asks while its code is on its way. */
  readonly prefetch?: (client: QueryClient) => Promise<void>;
}

/** A lazy screen that comes together with its texts. */
const withTexts = (i18n: I18n, areas: readonly Area[], load: () => Promise<ComponentType>) =>
  lazyScreen(async () => (await Promise.all([load(), i18n.load(areas)]))[0]);

/** A screen of a game with others. */
const fromLive = (name: keyof typeof liveScreens) => async (): Promise<ComponentType> =>
  (await import('./live/live-screens.ts')).liveScreens[name]();

const prefetchDaily = (client: QueryClient): Promise<void> => client.prefetchQuery(dailyQuery);

const prefetchPlans =
  (type: GameType, mode: GameMode = 'solo') =>
  (client: QueryClient): Promise<void> =>
    client.prefetchQuery(plansQuery(type, mode));

/** For developers alone: a build has no such screen, and nothing of its code. */
const galleryScreen = (i18n: I18n): Screen => ({
  path: '/gallery',
  title: 'title.product',
  component: withTexts(
    i18n,
    areas,
    async () => (await import('../features/gallery/gallery-screen.tsx')).GalleryScreen,
  ),
});

/** The screens of the app. */
export function createScreens(i18n: I18n): readonly Screen[] {
  const screens: readonly Screen[] = [
    {
      path: '/home',
      prefetch: prefetchDaily,
      title: 'title.home',
      component: withTexts(
        i18n,
        ['lobby', 'game'],
        async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
      ),
    },
    {
      path: '/modes',
      prefetch: prefetchDaily,
      title: 'title.modes',
      component: withTexts(
        i18n,
        ['lobby', 'game', 'modes'],
        async () => (await import('../features/modes/modes-screen.tsx')).ModesScreen,
      ),
    },
    {
      path: '/play/daily-challenge',
      prefetch: prefetchDaily,
      title: 'title.dailyChallenge',
      component: withTexts(
        i18n,
        ['game', 'match'],
        async () =>
          (await import('../features/daily-challenge/daily-challenge-screen.tsx')).DailyChallengeScreen,
      ),
    },
    {
      path: '/play/quiz',
      prefetch: prefetchPlans('quiz'),
      title: 'title.quiz',
      component: withTexts(
        i18n,
        ['solo'],
        async () => (await import('../features/solo-mode/quiz-screen.tsx')).QuizScreen,
      ),
    },
    {
      path: '/play/solo-survival',
      prefetch: prefetchPlans('survival'),
      title: 'title.survival',
      component: withTexts(
        i18n,
        ['game', 'match', 'plan', 'survival'],
        async () => (await import('../features/solo-survival/survival-screen.tsx')).SurvivalScreen,
      ),
    },
    {
      path: '/play/solo-survival/match',
      title: 'title.survival',
      component: withTexts(
        i18n,
        ['match', 'survival'],
        async () => (await import('../features/solo-survival/survival-match-screen.tsx')).SurvivalMatchScreen,
      ),
    },
    {
      path: '/play/puzzle',
      prefetch: prefetchPlans('puzzle'),
      title: 'title.puzzle',
      component: withTexts(
        i18n,
        ['game', 'match', 'plan', 'puzzle'],
        async () => (await import('../features/puzzle/puzzle-screen.tsx')).PuzzleScreen,
      ),
    },
    {
      path: '/play/puzzle/match',
      title: 'title.puzzle',
      component: withTexts(
        i18n,
        ['match', 'puzzle'],
        async () => (await import('../features/puzzle/puzzle-match-screen.tsx')).PuzzleMatchScreen,
      ),
    },
    {
      path: '/play/1v1',
      prefetch: prefetchPlans('headtohead', 'multi'),
      title: 'title.headToHead',
      component: withTexts(i18n, ['match'], fromLive('headToHead')),
    },
    {
      path: '/play/multi-survival',
      prefetch: prefetchPlans('survival', 'multi'),
      title: 'title.survivalDuel',
      component: withTexts(i18n, ['match', 'plan', 'find'], fromLive('survivalDuel')),
    },
    {
      path: '/play/multi-survival/match',
      title: 'title.survivalDuel',
      component: withTexts(i18n, ['game', 'match', 'live', 'versus'], fromLive('survivalDuelMatch')),
    },
    {
      path: '/play/tug-of-war',
      prefetch: prefetchPlans('tugofwar', 'multi'),
      title: 'title.tugOfWar',
      component: withTexts(i18n, ['match', 'plan', 'find'], fromLive('tugOfWar')),
    },
    {
      path: '/play/tug-of-war/match',
      title: 'title.tugOfWar',
      component: withTexts(i18n, ['game', 'match', 'live', 'versus'], fromLive('tugOfWarMatch')),
    },
    {
      path: '/play/draws/:matchId',
      title: 'title.draw',
      component: withTexts(
        i18n,
        ['draw'],
        async () => (await import('../features/draw/draw-screen.tsx')).DrawScreen,
      ),
    },
    {
      path: '/categories',
      prefetch: (client) => client.prefetchQuery(statisticsQuery),
      title: 'title.categories',
      component: withTexts(
        i18n,
        ['player'],
        async () => (await import('../features/categories/categories-screen.tsx')).CategoriesScreen,
      ),
    },
    {
      path: '/notifications',
      title: 'title.notifications',
      component: withTexts(
        i18n,
        ['player', 'account'],
        async () => (await import('../features/notifications/notifications-screen.tsx')).NotificationsScreen,
      ),
    },
    {
      path: '/notification-redirect',
      title: 'title.product',
      component: withTexts(i18n, ['match', 'invitation'], fromLive('notificationRedirect')),
    },
    {
      path: '/spin/random-category',
      title: 'title.wheel',
      component: withTexts(
        i18n,
        ['solo'],
        async () => (await import('../features/spin/random-category-screen.tsx')).RandomCategoryScreen,
      ),
    },
    {
      path: '/profile',
      title: 'title.profile',
      component: withTexts(
        i18n,
        ['account', 'player'],
        async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
      ),
    },
    {
      path: '/profile/edit-profile',
      title: 'title.editProfile',
      component: withTexts(
        i18n,
        ['account'],
        async () => (await import('../features/profile/edit-profile-screen.tsx')).EditProfileScreen,
      ),
    },
    {
      path: '/verify',
      title: 'title.verifyLink',
      component: withTexts(
        i18n,
        ['auth'],
        async () => (await import('../features/auth/verify-link-screen.tsx')).VerifyLinkScreen,
      ),
    },
    {
      path: '/reset-password',
      title: 'title.resetPassword',
      component: withTexts(
        i18n,
        ['auth'],
        async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
      ),
    },
    {
      path: '/verify-email',
      title: 'title.verifyEmail',
      component: withTexts(
        i18n,
        ['auth'],
        async () => (await import('../features/auth/verify-email-screen.tsx')).VerifyEmailScreen,
      ),
    },
    {
      path: '/completeAccount',
      title: 'title.completeAccount',
      component: withTexts(
        i18n,
        ['auth'],
        async () => (await import('../features/auth/complete-account-screen.tsx')).CompleteAccountScreen,
      ),
    },
    ...(import.meta.env.DEV ? [galleryScreen(i18n)] : []),
  ];
  return screens;
}
