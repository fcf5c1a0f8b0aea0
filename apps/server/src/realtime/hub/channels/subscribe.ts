import { traitsOf } from '../../protocol/channel-name.ts';
import { closeCodes, errorCodes } from '../../protocol/close-codes.ts';
import * as frames from '../../protocol/frames.ts';
import { readData, subscribeData } from '../../protocol/read-message.ts';
import type { Connection, Subscription } from '../connection.ts';
import { SESSION_ENDED } from '../ended-sessions.ts';
import type { Hub } from '../hub.ts';
import { logRefusal } from '../log-refusal.ts';
import { startMeasuring } from '../round-trips/measure-round-trips.ts';
import { checkSubscription, tooManyMembers } from './check-subscription.ts';
import { userIdOf } from './local-channels.ts';
import { announceCount } from './subscription-counts.ts';
import { leaveChannel } from './unsubscribe.ts';

/** Sends a refusal in both forms, because clients support one or the other. The connection stays open. */
function refuse(
  hub: Hub,
  connection: Connection,
  channel: string,
  refusal: frames.RefusedSubscription,
): void {
  const name = channel.slice(0, 200);
  const code = errorCodes.unauthorized;
  logRefusal(hub, connection, { what: 'subscription', code, reason: refusal.error, channel: name });
  connection.sendError(code, refusal.error, name);
  connection.send(frames.subscriptionError(name, refusal));
}

/** All members of a presence channel on all nodes, each once. */
export function listMembers(
  hub: Hub,
  channel: string,
  others: readonly frames.Member[],
): readonly frames.Member[] {
  const here = hub.channels.membersOf(channel);
  if (others.length === 0) return here;
  return [...new Map([...others, ...here].map((member) => [userIdOf(member), member])).values()];
}

/** Adds the member. Returns the first frame for it; undefined if the channel is full. */
async function joinPresence(
  hub: Hub,
  { channel, connection }: Subscription,
  { member, isFirstHere }: { readonly member: frames.Member; readonly isFirstHere: boolean },
): Promise<string | undefined> {
  const { cluster, limits } = hub.needs;
  const { atUs, isNew, others } = isFirstHere
    ? await cluster.enter(channel, member)
    : { isNew: false, others: await cluster.members(channel) };
  const members = listMembers(hub, channel, others);
  if (isNew && members.length > limits.presenceMembers) return undefined;
  if (isNew) {
    const frame = frames.memberAdded(channel, member);
    const change = { userId: userIdOf(member), isThere: true, atUs };
    hub.announceMember({ channel, frame, change, exceptSocketId: connection.socketId });
  }
  return frames.subscribedToPresence(channel, members);
}

async function cachedFrame(hub: Hub, channel: string): Promise<string[]> {
  if (!traitsOf(channel).isCached) return [];
  const cached = await hub.needs.cluster.cachedEvent(channel);
  return [cached ? frames.published(channel, cached.event, cached.data) : frames.cacheMiss(channel)];
}

/** Confirms a subscription: sends the welcome, then the pending frames, which may include the cached event. */
function confirm(subscription: Subscription, welcome: string, cached: readonly string[]): void {
  const { connection, pendingFrames = [] } = subscription;
  subscription.pendingFrames = undefined;
  if (subscription.isOver) return;
  const earlier = cached.filter((frame) => !pendingFrames.includes(frame));
  for (const frame of [welcome, ...earlier, ...pendingFrames]) connection.send(frame);
}

async function join(hub: Hub, subscription: Subscription): Promise<void> {
  const { channel, connection, member } = subscription;
  const isFirstHere = hub.channels.add(subscription);
  connection.subscriptions.set(channel, subscription);
  hub.needs.cluster.setCount(channel, hub.channels.countOf(channel));
  const welcome = member
    ? await joinPresence(hub, subscription, { member, isFirstHere })
    : frames.subscribed(channel);
  if (welcome === undefined) {
    // The subscription may have held back the member's departure from another node.
    const isAnnounced = member !== undefined && hub.latestChanges.has(channel, userIdOf(member));
    leaveChannel(hub, subscription, { isAnnounced });
    if (tooManyMembers.refusal) refuse(hub, connection, channel, tooManyMembers.refusal);
    return;
  }
  confirm(subscription, welcome, await cachedFrame(hub, channel));
  announceCount(hub, channel);
  startMeasuring(hub, connection, channel);
}

/** Subscribes a client to a channel, or sends a refusal. */
export async function subscribe(hub: Hub, connection: Connection, data: unknown): Promise<void> {
  const asked = readData(subscribeData, data);
  if (!asked) return connection.sendError(errorCodes.malformed, 'Invalid message format');
  const { channel } = asked;
  if (connection.subscriptions.has(channel)) {
    return connection.sendError(null, `Existing subscription to channel ${channel}`, channel);
  }
  const checked = checkSubscription(hub, connection, asked);
  if (checked.refusal) return refuse(hub, connection, channel, checked.refusal);
  const { member } = checked;
  const userId = member ? userIdOf(member) : hub.needs.ownerOf(channel);
  if (userId !== undefined && hub.endedSessions.hasEndedSince(userId, connection.openedAtMs)) {
    return connection.refuse(closeCodes.reconnect, SESSION_ENDED);
  }
  await join(hub, { connection, channel, member, pendingFrames: [], isOver: false });
}
