/** Paths of pages and screens. */
import { brand } from './brand.ts';

/** Path of the page that explains how games are drawn, sealed, timed and corrected; the app links to it. */
export const FAIR_PLAY_PATH = '/fair-play';

/** Public pages, which are prerendered in every language. */
export const publicPages = [
  { name: 'landing', path: '/landing' },
  { name: 'cta', path: '/cta' },
  { name: 'subscription', path: `/${brand.slug}-subscription` },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'eula', path: '/eula' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'about', path: '/about-us' },
  { name: 'fair-play', path: FAIR_PLAY_PATH },
  { name: 'data-deletion', path: '/data-deletion' },
] as const;

export type PublicPageName = (typeof publicPages)[number]['name'] | 'not-found';

/** Paths of the app's screens, at which the server returns the app's document. */
export const screenPaths = [
  '/home',
  '/modes',
  '/categories',
  '/notifications',
  '/notification-redirect',
  '/play/daily-challenge',
  '/play/quiz',
  '/play/solo-survival',
  '/play/solo-survival/match',
  '/play/puzzle',
  '/play/puzzle/match',
  '/play/1v1',
  '/play/multi-survival',
  '/play/multi-survival/match',
  '/play/tug-of-war',
  '/play/tug-of-war/match',
  '/play/draws/:matchId',
  '/spin/random-category',
  '/profile',
  '/profile/edit-profile',
  '/profile/edit-avatar',
  '/verify',
  '/verify-email',
  '/reset-password',
  '/completeAccount',
  '/store',
  '/store/purchase/accessories',
  '/store/redeem/cards/:id',
  '/store/redeem/sub/:id',
  '/store/redeem/view/:type',
  '/store/upgrade-plan',
  '/payment-success',
  '/payment-failed',
  '/store/iraq/:operator/subscribe',
  '/store/iraq/:operator/subscribe-otp',
] as const;
export type ScreenPath = (typeof screenPaths)[number];
