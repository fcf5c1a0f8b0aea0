import { errorCodes } from '../../protocol/close-codes.ts';
import * as frames from '../../protocol/frames.ts';
import { readData, unsubscribeData } from '../../protocol/read-message.ts';
import type { Connection, Subscription } from '../connection.ts';
import type { Hub } from '../hub.ts';
import { announceCount } from './subscription-counts.ts';

async function leavePresence(
  hub: Hub,
  { channel, user_id }: frames.Member & { readonly channel: string },
  isAnnounced: boolean,
): Promise<void> {
  const userId = String(user_id);
  const { atUs, isGone } = await hub.needs.cluster.leave(channel, userId);
  if (!isGone || !isAnnounced) return;
  hub.announceMember({
    channel,
    frame: frames.memberRemoved(channel, user_id),
    change: { userId, isThere: false, atUs },
  });
}

/** Ends a subscription. The other members get an event if it was the member's last one on any node. */
export function leaveChannel(
  hub: Hub,
  subscription: Subscription,
  { isAnnounced }: { readonly isAnnounced: boolean } = { isAnnounced: true },
): void {
  const { connection, channel, member } = subscription;
  if (subscription.isOver) return;
  subscription.isOver = true;
  connection.subscriptions.delete(channel);
  const wasLastHere = hub.channels.delete(subscription);
  hub.needs.cluster.setCount(channel, hub.channels.countOf(channel));
  if (member && wasLastHere) void leavePresence(hub, { ...member, channel }, isAnnounced);
  announceCount(hub, channel);
}

/** Ends a subscription at the client's request. */
export function unsubscribe(hub: Hub, connection: Connection, data: unknown): void {
  const asked = readData(unsubscribeData, data);
  if (!asked) {
    connection.sendError(errorCodes.malformed, 'Invalid message format');
    return;
  }
  const channel = asked.channel.slice(0, 200);
  const subscription = connection.subscriptions.get(asked.channel);
  if (subscription) {
    leaveChannel(hub, subscription);
    return;
  }
  connection.sendError(
    null,
    `No current subscription to channel ${channel}, or subscription in progress`,
    channel,
  );
}

/** Ends all subscriptions of a closed socket. */
export async function disconnect(hub: Hub, connection: Connection): Promise<void> {
  for (const subscription of [...connection.subscriptions.values()]) leaveChannel(hub, subscription);
  hub.connections.delete(connection);
  const { user } = connection;
  if (!user || hub.connections.of(user.id).size > 0) return;
  const { atUs, isGone } = await hub.needs.cluster.goOffline(user.id);
  if (isGone) hub.announceStatus({ userId: user.id, isThere: false, atUs });
}
