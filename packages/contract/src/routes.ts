/** Every call there is, by the name its callers use: `METHOD /path`. */
import * as auth from './auth.ts';
import * as dailyChallenge from './daily-challenge.ts';
import * as play from './play.ts';
import * as player from './player.ts';
import type { RouteDefinition, RouteKey } from './route.ts';
import * as sandbox from './sandbox.ts';
import * as service from './service.ts';
import * as wallet from './wallet.ts';

const modules = { ...auth, ...player, ...wallet, ...play, ...dailyChallenge, ...sandbox, ...service };
type Modules = typeof modules;
type AnyRoute = Extract<Modules[keyof Modules], RouteDefinition>;

/** The routes by key. The web imports this type alone, so that no schema reaches its first screen. */
export type Api = { readonly [R in AnyRoute as RouteKey<R>]: R };

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

export const routes: readonly RouteDefinition[] = Object.values<unknown>(modules).filter(isRoute);
