/** Frames that the server sends. `data` is JSON in a string, except in errors and relayed client events. */
import type { ErrorCode } from './close-codes.ts';

export interface Member {
  /** Id in the type in which it was received, because clients see it. */
  readonly user_id: string | number;
  readonly user_info?: unknown;
}

export interface RefusedSubscription {
  readonly type: 'AuthError' | 'LimitReached';
  readonly error: string;
  readonly status: number;
}

export const frame = (event: string, rest: Readonly<Record<string, unknown>> = {}): string =>
  JSON.stringify({ event, ...rest });

const packed = (event: string, data: unknown, channel?: string): string =>
  frame(event, { ...(channel !== undefined && { channel }), data: JSON.stringify(data) });

export const established = (socketId: string, activityTimeoutSeconds: number): string =>
  packed('pusher:connection_established', { socket_id: socketId, activity_timeout: activityTimeoutSeconds });

export const ping: string = frame('pusher:ping', { data: '{}' });
export const pong: string = frame('pusher:pong', { data: '{}' });

export const errorFrame = (code: ErrorCode, message: string, channel?: string): string =>
  frame('pusher:error', { ...(channel !== undefined && { channel }), data: { code, message } });

export const subscriptionError = (channel: string, refusal: RefusedSubscription): string =>
  frame('pusher:subscription_error', { channel, data: refusal });

export const subscribed = (channel: string): string =>
  packed('pusher_internal:subscription_succeeded', {}, channel);

/** Confirmation with the list of members, each user once. */
export function subscribedToPresence(channel: string, members: readonly Member[]): string {
  const hash = Object.fromEntries(members.map(({ user_id, user_info }) => [user_id, user_info ?? null]));
  const ids = members.map(({ user_id }) => user_id);
  return packed(
    'pusher_internal:subscription_succeeded',
    { presence: { ids, hash, count: ids.length } },
    channel,
  );
}

export const memberAdded = (channel: string, member: Member): string =>
  packed('pusher_internal:member_added', member, channel);

export const memberRemoved = (channel: string, userId: string | number): string =>
  packed('pusher_internal:member_removed', { user_id: userId }, channel);

export const subscriptionCount = (channel: string, count: number): string =>
  packed('pusher_internal:subscription_count', { subscription_count: count }, channel);

export const cacheMiss = (channel: string): string => frame('pusher:cache_miss', { channel });

export const signedIn = (userData: string): string =>
  packed('pusher:signin_success', { user_data: userData });

export const watchlistEvents = (online: readonly string[], offline: readonly string[]): string => {
  const events = [
    { name: 'online', user_ids: online },
    { name: 'offline', user_ids: offline },
  ];
  return packed('pusher_internal:watchlist_events', {
    events: events.filter(({ user_ids }) => user_ids.length > 0),
  });
};

/** Event published by the application; `data` is passed on unchanged. */
export const published = (channel: string, event: string, data: string): string =>
  frame(event, { channel, data });
