/** Every screen of the app, as data. */
import type { QueryClient } from '@tanstack/react-query';
import type { ScreenPath } from '@trivia/contract/pages.ts';
import type { LazyCode } from '../game/modes/mode.ts';
import { modeTable, type PlayableModeId, playableModeIds } from '../game/modes/mode-table.ts';
import { dailyQuery } from '../game/queries/daily-query.ts';
import { plansQuery } from '../game/queries/plans-query.ts';
import { statisticsQuery } from '../game/queries/statistics-query.ts';
import type { MessageKey } from '../lib/i18n/messages.ts';

export interface ScreenSource extends LazyCode {
  readonly path: ScreenPath | '/gallery';
  readonly title: MessageKey;
  /** Shows contact data, which only the server knows: waits until the player is loaded. */
  readonly needsLoadedPlayer?: true;
  /** Shown instead where the address names a match, by `?match=`. */
  readonly match?: LazyCode;
  /** What the screen asks the server first; a visit that begins there asks while its code is on its way. */
  readonly prefetch?: (client: QueryClient) => Promise<void>;
}

const prefetchDaily = (client: QueryClient): Promise<void> => client.prefetchQuery(dailyQuery);
const prefetchStatistics = (client: QueryClient): Promise<void> => client.prefetchQuery(statisticsQuery);
const prefetchPlans =
  (id: PlayableModeId) =>
  (client: QueryClient): Promise<void> =>
    client.prefetchQuery(plansQuery(id));

/** The landing of a mode and its matches, at one address or at two. */
function screensOf(id: PlayableModeId): readonly ScreenSource[] {
  const { path, matchPath, landing, match } = modeTable[id];
  const title = `title.${id}` as const;
  const first = { path, title, prefetch: id === 'daily' ? prefetchDaily : prefetchPlans(id), ...landing };
  return path === matchPath ? [{ ...first, match }] : [first, { path: matchPath, title, ...match }];
}

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
  ...playableModeIds.flatMap(screensOf),
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
  {
    path: '/store/iraq/:operator/subscribe',
    title: 'title.subscribe',
    areas: ['operator'],
    load: async () => (await import('../features/operator/number/subscribe-screen.tsx')).SubscribeScreen,
  },
  {
    path: '/store/iraq/:operator/subscribe-otp',
    title: 'title.subscribe',
    areas: ['operator'],
    load: async () => (await import('../features/operator/code/code-screen.tsx')).CodeScreen,
  },
];
