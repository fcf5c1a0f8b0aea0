/** All routes by key (`METHOD /path`). */
import * as auth from './account/auth.ts';
import * as devices from './account/devices.ts';
import * as emailCodes from './account/email-codes.ts';
import * as identities from './account/identities.ts';
import * as links from './account/links.ts';
import * as notifications from './account/notifications.ts';
import * as passwords from './account/passwords.ts';
import * as pictures from './account/pictures.ts';
import * as player from './account/player.ts';
import * as statistics from './account/statistics.ts';
import * as billing from './billing/checkout.ts';
import * as subscription from './billing/subscription.ts';
import * as operatorWebhooks from './billing/webhooks.ts';
import * as home from './home.ts';
import * as boosters from './play/boosters.ts';
import * as dailyChallenge from './play/daily-challenge.ts';
import * as draws from './play/draws.ts';
import * as invitations from './play/invitations.ts';
import * as onlinePlayers from './play/online-players.ts';
import * as play from './play/play.ts';
import * as queue from './play/queue.ts';
import * as reports from './play/reports.ts';
import * as spin from './play/spin.ts';
import * as stakes from './play/stakes.ts';
import * as realtime from './realtime/authorisation.ts';
import type { RouteDefinition, RouteKey } from './route.ts';
import * as sandbox from './sandbox.ts';
import * as service from './service.ts';
import * as staff from './staff/staff.ts';
import * as cosmetics from './store/cosmetics.ts';
import * as dailyBonus from './store/daily-bonus.ts';
import * as giftCards from './store/gift-cards.ts';
import * as plusDays from './store/plus-days.ts';
import * as purchases from './store/purchases.ts';
import * as wallet from './store/wallet.ts';

const modules = {
  ...auth,
  ...links,
  ...passwords,
  ...emailCodes,
  ...devices,
  ...player,
  ...statistics,
  ...notifications,
  ...wallet,
  ...play,
  ...stakes,
  ...billing,
  ...subscription,
  ...operatorWebhooks,
  ...boosters,
  ...cosmetics,
  ...giftCards,
  ...identities,
  ...plusDays,
  ...pictures,
  ...queue,
  ...onlinePlayers,
  ...invitations,
  ...reports,
  ...draws,
  ...purchases,
  ...spin,
  ...dailyChallenge,
  ...dailyBonus,
  ...home,
  ...realtime,
  ...sandbox,
  ...service,
  ...staff,
};
type Modules = typeof modules;
type AnyRoute = Extract<Modules[keyof Modules], RouteDefinition>;

/** Routes by key. The web imports only this type, so that no schema is part of its first screen. */
export type Api = { readonly [R in AnyRoute as RouteKey<R>]: R };

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

export const routes: readonly RouteDefinition[] = Object.values<unknown>(modules).filter(isRoute);
