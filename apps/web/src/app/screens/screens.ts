/** Every screen of the app, as data. */
import type { QueryClient } from '@tanstack/react-query';
import type { ScreenPath } from '@trivia/contract/pages.ts';
import { appearanceQuery } from '../../game/cosmetics/queries/appearance-query.ts';
import { cosmeticsQuery } from '../../game/cosmetics/queries/cosmetics-query.ts';
import type { LazyCode } from '../../game/modes/mode.ts';
import { modeTable, type PlayableModeId, playableModeIds } from '../../game/modes/mode-table.ts';
import { dailyQuery } from '../../game/queries/daily-query.ts';
import { stakesQuery } from '../../game/queries/stakes-query.ts';
import { statisticsQuery } from '../../game/queries/statistics-query.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { deferredAreas } from '../../texts.ts';
import { fetchHome } from '../start/fetch-home.ts';
import type { LoadedPlayer } from '../start/start-up.ts';

export interface ScreenSource extends LazyCode {
  readonly path: ScreenPath | '/gallery';
  readonly title: MessageKey;
  /** True for screens with contact data, which is never stored: they wait for the loaded player. */
  readonly needsLoadedPlayer?: true;
  /** Screen of a match, shown where the address has `?match=`. */
  readonly match?: LazyCode;
  /**
   * Call that returns everything for the first view, including the player. A visit that begins here makes no other
   * call.
   */
  readonly fetchFirst?: (client: QueryClient) => Promise<LoadedPlayer>;
  /** First queries of the screen, sent while its code is loading if a visit begins here. */
  readonly prefetch?: (client: QueryClient) => Promise<void>;
}

const prefetchDaily = (client: QueryClient): Promise<void> => client.prefetchQuery(dailyQuery);
const prefetchStatistics = (client: QueryClient): Promise<void> => client.prefetchQuery(statisticsQuery);
const prefetchStakes =
  (id: PlayableModeId) =>
  (client: QueryClient): Promise<void> =>
    client.prefetchQuery(stakesQuery(id));

/** The landing and the matches of a mode, which share a path or have one each. */
function screensOf(id: PlayableModeId): readonly ScreenSource[] {
  const { path, matchPath, landing, match } = modeTable[id];
  const title = `title.${id}` as const;
  const first = { path, title, prefetch: id === 'daily' ? prefetchDaily : prefetchStakes(id), ...landing };
  return path === matchPath ? [{ ...first, match }] : [first, { path: matchPath, title, ...match }];
}

export const screens: readonly ScreenSource[] = [
  {
    path: '/home',
    title: 'title.home',
    // Most visits begin here, so areas of other screens come in the same file.
    areas: ['lobby', 'game', ...deferredAreas],
    load: async () => (await import('../../features/home/home-screen.tsx')).HomeScreen,
    fetchFirst: fetchHome,
  },
  {
    path: '/modes',
    title: 'title.modes',
    areas: ['lobby', 'game', 'modes'],
    load: async () => (await import('../../features/modes/modes-screen.tsx')).ModesScreen,
    prefetch: prefetchDaily,
  },
  ...playableModeIds.flatMap(screensOf),
  {
    path: '/play/draws/:matchId',
    title: 'title.draw',
    areas: ['draw'],
    load: async () => (await import('../../features/draw/draw-screen.tsx')).DrawScreen,
  },
  {
    path: '/categories',
    title: 'title.categories',
    areas: ['player'],
    load: async () => (await import('../../features/categories/categories-screen.tsx')).CategoriesScreen,
    prefetch: prefetchStatistics,
  },
  {
    path: '/notifications',
    title: 'title.notifications',
    areas: ['player', 'account'],
    load: async () =>
      (await import('../../features/notifications/notifications-screen.tsx')).NotificationsScreen,
  },
  {
    path: '/notification-redirect',
    title: 'title.product',
    areas: ['invitation'],
    load: async () =>
      (await import('../../features/invitations/notification-redirect-screen.tsx'))
        .NotificationRedirectScreen,
  },
  {
    path: '/spin/random-category',
    title: 'title.wheel',
    areas: ['quiz'],
    load: async () => (await import('../../features/spin/random-category-screen.tsx')).RandomCategoryScreen,
  },
  {
    path: '/profile',
    title: 'title.profile',
    areas: ['account', 'lobby', 'player'],
    load: async () => (await import('../../features/profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: '/profile/edit-profile',
    title: 'title.editProfile',
    areas: ['account'],
    needsLoadedPlayer: true,
    load: async () => (await import('../../features/profile/edit/edit-profile-screen.tsx')).EditProfileScreen,
  },
  {
    path: '/profile/edit-avatar',
    title: 'title.editAvatar',
    areas: ['appearance'],
    load: async () => (await import('../../features/profile/avatar/edit-avatar-screen.tsx')).EditAvatarScreen,
    prefetch: async (client) => {
      await Promise.all([client.prefetchQuery(appearanceQuery), client.prefetchQuery(cosmeticsQuery)]);
    },
  },
  {
    path: '/verify',
    title: 'title.verifyLink',
    areas: ['auth'],
    load: async () => (await import('../../features/auth/links/verify-link-screen.tsx')).VerifyLinkScreen,
  },
  {
    path: '/reset-password',
    title: 'title.resetPassword',
    areas: ['auth'],
    load: async () =>
      (await import('../../features/auth/links/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  {
    path: '/verify-email',
    title: 'title.verifyEmail',
    areas: ['auth'],
    needsLoadedPlayer: true,
    load: async () => (await import('../../features/auth/links/verify-email-screen.tsx')).VerifyEmailScreen,
  },
  {
    path: '/completeAccount',
    title: 'title.completeAccount',
    areas: ['auth'],
    needsLoadedPlayer: true,
    load: async () =>
      (await import('../../features/auth/sign-up/complete-account-screen.tsx')).CompleteAccountScreen,
  },
  {
    path: '/store',
    title: 'title.store',
    areas: ['store'],
    load: async () => (await import('../../features/store/frame/store-screen.tsx')).StoreScreen,
  },
  {
    path: '/store/purchase/accessories',
    title: 'title.accessories',
    areas: ['appearance'],
    load: async () =>
      (await import('../../features/store/accessories/accessories-screen.tsx')).AccessoriesScreen,
    prefetch: (client) => client.prefetchQuery(cosmeticsQuery),
  },
  {
    path: '/store/redeem/cards/:id',
    title: 'title.redeem',
    areas: ['redeem'],
    load: async () => (await import('../../features/store/redeem/card/gift-card-screen.tsx')).GiftCardScreen,
  },
  {
    path: '/store/redeem/sub/:id',
    title: 'title.redeem',
    areas: ['redeem'],
    load: async () =>
      (await import('../../features/store/redeem/plus-days/plus-days-screen.tsx')).PlusDaysScreen,
  },
  {
    path: '/store/redeem/view/:type',
    title: 'title.rewards',
    areas: ['redeem'],
    load: async () => (await import('../../features/store/rewards/rewards-screen.tsx')).RewardsScreen,
  },
  {
    path: '/store/upgrade-plan',
    title: 'title.upgrade',
    areas: ['store', 'price'],
    load: async () =>
      (await import('../../features/store/subscription/upgrade/upgrade-plan-screen.tsx')).UpgradePlanScreen,
  },
  ...(['/payment-success', '/payment-failed'] as const).map((path) => ({
    path,
    title: 'title.payment' as const,
    areas: ['payment', 'price'] as const,
    load: async () => (await import('../../features/store/payment/payment-screen.tsx')).PaymentScreen,
  })),
  {
    path: '/store/iraq/:operator/subscribe',
    title: 'title.subscribe',
    areas: ['operator', 'price'],
    load: async () => (await import('../../features/operator/number/subscribe-screen.tsx')).SubscribeScreen,
  },
  {
    path: '/store/iraq/:operator/subscribe-otp',
    title: 'title.subscribe',
    areas: ['operator', 'price'],
    load: async () => (await import('../../features/operator/code/code-screen.tsx')).CodeScreen,
  },
];
