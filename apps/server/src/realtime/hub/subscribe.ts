import { traitsOf } from '../protocol/channel-name.ts';
import { closeCodes, errorCodes } from '../protocol/close-codes.ts';
import * as frames from '../protocol/frames.ts';
import { readData, subscribeData } from '../protocol/read-message.ts';
import { checkSubscription, tooManyMembers } from './check-subscription.ts';
import type { Connection, Subscription } from './connection.ts';
import { SESSION_ENDED } from './ended-sessions.ts';
import type { Hub } from './hub.ts';
import { userIdOf } from './local-channels.ts';
import { logRefusal } from './log-refusal.ts';
import { startMeasuring } from './measure-round-trips.ts';
import { announceCount } from './subscription-counts.ts';
import { leaveChannel } from './unsubscribe.ts';

/** Sends both forms of a refusal, because clients support one or the other. The connection goes on. */
function refuse(
  hub: Hub,
  connection: Connection,
  channel: string,
  refusal: frames.RefusedSubscription,
): void {
  const name = channel.slice(0, 200);
  const code = errorCodes.unauthorized;
  logRefusal(hub, connection, { what: 'subscription', code, reason: refusal.error, channel: name });
  connection.complain(code, refusal.error, name);
  connection.send(frames.subscriptionError(name, refusal));
}

/** All members of a presence channel on all nodes, each once. */
export function everybodyIn(
  hub: Hub,
  channel: string,
  others: readonly frames.Member[],
): readonly frames.Member[] {
  const here = hub.channels.membersOf(channel);
  if (others.length === 0) return here;
  return [...new Map([...others, ...here].map((member) => [userIdOf(member), member])).values()];
}

/** Returns the first frame for the new member; undefined when the channel is full. */
async function joinPresence(
  hub: Hub,
  { channel, connection }: Subscription,
  { member, isFirstHere }: { readonly member: frames.Member; readonly isFirstHere: boolean },
): Promise<string | undefined> {
  const { cluster, limits } = hub.needs;
  const { isNew, others } = isFirstHere
    ? await cluster.enter(channel, member)
    : { isNew: false, others: await cluster.members(channel) };
  const everybody = everybodyIn(hub, channel, others);
  if (isNew && everybody.length > limits.presenceMembers) return undefined;
  if (isNew) hub.broadcast(channel, frames.memberAdded(channel, member), connection.socketId);
  return frames.subscribedToPresence(channel, everybody);
}

async function keptFrame(hub: Hub, channel: string): Promise<string[]> {
  if (!traitsOf(channel).isCached) return [];
  const kept = await hub.needs.cluster.kept(channel);
  return [kept ? frames.published(channel, kept.event, kept.data) : frames.cacheMiss(channel)];
}

/**
 * Sends the welcome and the frames held back, and lets later ones through; a kept event may be among them.
 */
function settle(subscription: Subscription, welcome: string, kept: readonly string[]): void {
  const { connection, held = [] } = subscription;
  subscription.held = undefined;
  if (subscription.isOver) return;
  const earlier = kept.filter((frame) => !held.includes(frame));
  for (const frame of [welcome, ...earlier, ...held]) connection.send(frame);
}

async function enter(hub: Hub, subscription: Subscription): Promise<void> {
  const { channel, connection, member } = subscription;
  const isFirstHere = hub.channels.add(subscription);
  connection.subscriptions.set(channel, subscription);
  hub.needs.cluster.setCount(channel, hub.channels.countOf(channel));
  const welcome = member
    ? await joinPresence(hub, subscription, { member, isFirstHere })
    : frames.subscribed(channel);
  if (welcome === undefined) {
    leaveChannel(hub, subscription, { isAnnounced: false });
    if (tooManyMembers.refusal) refuse(hub, connection, channel, tooManyMembers.refusal);
    return;
  }
  settle(subscription, welcome, await keptFrame(hub, channel));
  announceCount(hub, channel);
  startMeasuring(hub, connection, channel);
}

/** Subscribes a client to a channel, or refuses. */
export async function subscribe(hub: Hub, connection: Connection, data: unknown): Promise<void> {
  const asked = readData(subscribeData, data);
  if (!asked) return connection.complain(errorCodes.malformed, 'Invalid message format');
  const { channel } = asked;
  if (connection.subscriptions.has(channel)) {
    return connection.complain(null, `Existing subscription to channel ${channel}`, channel);
  }
  const checked = checkSubscription(hub, connection, asked);
  if (checked.refusal) return refuse(hub, connection, channel, checked.refusal);
  const { member } = checked;
  const userId = member ? userIdOf(member) : hub.needs.ownerOf(channel);
  if (userId !== undefined && hub.endedSessions.hasEndedSince(userId, connection.openedAtMs)) {
    return connection.refuse(closeCodes.reconnect, SESSION_ENDED);
  }
  await enter(hub, { connection, channel, member, held: [], isOver: false });
}
