/** All calls, by name: `METHOD /path`. */
import * as auth from './auth.ts';
import * as billing from './billing/checkout.ts';
import * as subscription from './billing/subscription.ts';
import * as operatorWebhooks from './billing/webhooks.ts';
import * as boosters from './boosters.ts';
import * as cosmetics from './cosmetics.ts';
import * as dailyBonus from './daily-bonus.ts';
import * as dailyChallenge from './daily-challenge.ts';
import * as devices from './devices.ts';
import * as draws from './draws.ts';
import * as emailCodes from './email-codes.ts';
import * as giftCards from './gift-cards.ts';
import * as home from './home.ts';
import * as identities from './identities.ts';
import * as matchmaking from './matchmaking.ts';
import * as notifications from './notifications.ts';
import * as pictures from './pictures.ts';
import * as play from './play.ts';
import * as player from './player.ts';
import * as plusDays from './plus-days.ts';
import * as purchases from './purchases.ts';
import * as realtime from './realtime.ts';
import * as reports from './reports.ts';
import type { RouteDefinition, RouteKey } from './route.ts';
import * as sandbox from './sandbox.ts';
import * as service from './service.ts';
import * as spin from './spin.ts';
import * as staff from './staff.ts';
import * as stakes from './stakes.ts';
import * as statistics from './statistics.ts';
import * as wallet from './wallet.ts';

const modules = {
  ...auth,
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
  ...matchmaking,
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
