import { userIdOf } from '../hub/channels/local-channels.ts';
import { listMembers } from '../hub/channels/subscribe.ts';
import type { Hub } from '../hub/hub.ts';
import { traitsOf, userOfChannel } from '../protocol/channel-name.ts';
import { ApiError } from './api-error.ts';

export const countSubscriptions = async (hub: Hub, channel: string): Promise<number> =>
  hub.channels.countOf(channel) + (await hub.needs.cluster.count(channel));

/** Ids of a presence channel's members. Throws an `ApiError` 400 for any other channel. */
export async function listUserIds(hub: Hub, channel: string): Promise<string[]> {
  if (!traitsOf(channel).isPresence)
    throw new ApiError(400, 'Users can only be listed of presence channels.');
  return listMembers(hub, channel, await hub.needs.cluster.members(channel)).map(userIdOf);
}

/** The requested counts of a channel; users are counted in presence channels only. */
export async function channelCounts(hub: Hub, channel: string, info: readonly string[]) {
  const { isPresence } = traitsOf(channel);
  return {
    ...(info.includes('user_count') &&
      isPresence && { user_count: (await listUserIds(hub, channel)).length }),
    ...(info.includes('subscription_count') &&
      !isPresence && { subscription_count: await countSubscriptions(hub, channel) }),
  };
}

/** Full description of one channel. Throws an `ApiError` 400 for a user count of a channel without members. */
export async function describeChannel(hub: Hub, channel: string, info: readonly string[]) {
  const { isPresence, isCached } = traitsOf(channel);
  if (info.includes('user_count') && !isPresence) {
    throw new ApiError(400, 'user_count is for presence channels only.');
  }
  const cached =
    info.includes('cache') && isCached ? await hub.needs.cluster.cachedEvent(channel) : undefined;
  return {
    occupied: (await countSubscriptions(hub, channel)) > 0,
    ...(await channelCounts(hub, channel, info)),
    ...(info.includes('cache') && { cache: cached ? { data: cached.data, ttl: cached.ttlSeconds } : null }),
  };
}

/** Occupied channels on all nodes. */
export async function listChannels(hub: Hub, prefix: string, info: readonly string[]) {
  if (info.includes('user_count') && !traitsOf(prefix).isPresence) {
    throw new ApiError(400, 'user_count needs a filter_by_prefix of presence channels.');
  }
  const here = [...hub.channels.counts()].map(([name]) => name).filter((name) => name.startsWith(prefix));
  const elsewhere = (await hub.needs.cluster.counts(prefix)).keys();
  const names = [...new Set([...here, ...elsewhere])].filter((name) => userOfChannel(name) === undefined);
  const entries = names.map(async (name) => [name, await channelCounts(hub, name, info)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
