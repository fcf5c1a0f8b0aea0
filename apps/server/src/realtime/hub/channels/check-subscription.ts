import { isChannelName, traitsOf, userOfChannel } from '../../protocol/channel-name.ts';
import type { Member, RefusedSubscription } from '../../protocol/frames.ts';
import { channelData, readData, type SubscribeData } from '../../protocol/read-message.ts';
import { channelAuth, isSameText } from '../../protocol/signatures.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';

/** Refusal, or the member to subscribe as. */
export type CheckedSubscription =
  | { readonly refusal: RefusedSubscription }
  | { readonly refusal?: never; readonly member: Member | undefined };

const unauthorized = (error: string): CheckedSubscription => ({
  refusal: { type: 'AuthError', error, status: 401 },
});
const overLimit = (error: string, status: number): CheckedSubscription => ({
  refusal: { type: 'LimitReached', error, status },
});
const accepted: CheckedSubscription = { member: undefined };

export const tooManyMembers = overLimit('The presence channel is full.', 4100);

const tooManyOfUser = overLimit('Too many connections of one user.', 4004);

/**
 * Whether the user's own channel has room. Subscribing without signing in counts towards the same limit of
 * connections.
 */
const hasRoomFor = ({ needs, channels }: Hub, channel: string): boolean =>
  needs.ownerOf(channel) === undefined || channels.countOf(channel) < needs.limits.connectionsPerUser;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

function checkMember({ limits }: Hub['needs'], member: Member): CheckedSubscription {
  if (String(member.user_id).length > limits.userIdLength) return overLimit('The user id is too long.', 4301);
  if (bytesOf(member.user_info) > limits.userInfoBytes) return overLimit('The user info is too large.', 4301);
  return { member };
}

/** Checks the member of a presence channel. Without channel data, it is the connection's signed-in user. */
function checkPresence(hub: Hub, { user }: Connection, data: string | undefined): CheckedSubscription {
  if (data !== undefined) {
    const member = readData(channelData, data);
    if (!member) return unauthorized('The channel data is not valid: a user_id is needed.');
    return checkMember(hub.needs, member);
  }
  if (!user) return unauthorized('A presence channel needs channel data, or a signed-in user.');
  return checkMember(hub.needs, { user_id: user.id, user_info: user.userInfo });
}

function checkGuarded(hub: Hub, connection: Connection, asked: SubscribeData): CheckedSubscription {
  const { channel, auth } = asked;
  const data = asked.channel_data ?? undefined;
  if (!auth) return unauthorized(`Auth info required to subscribe to ${channel}`);
  if (!isSameText(auth, channelAuth(hub.needs.app, connection.socketId, channel, data))) {
    return unauthorized(`Invalid signature for ${channel}`);
  }
  return traitsOf(channel).isPresence ? checkPresence(hub, connection, data) : accepted;
}

/** Checks whether a connection may subscribe to a channel, and as which member. */
export function checkSubscription(
  hub: Hub,
  connection: Connection,
  asked: SubscribeData,
): CheckedSubscription {
  const { channel } = asked;
  const owner = userOfChannel(channel);
  if (owner !== undefined) {
    return connection.user?.id === owner ? accepted : unauthorized('Not signed in as that user.');
  }
  if (!isChannelName(channel)) return overLimit('The channel name is not valid or too long.', 4009);
  if (connection.subscriptions.size >= hub.needs.limits.channelsPerConnection) {
    return overLimit('Too many channels on one connection.', 4100);
  }
  if (!traitsOf(channel).isGuarded) return accepted;
  const checked = checkGuarded(hub, connection, asked);
  return checked.refusal || hasRoomFor(hub, channel) ? checked : tooManyOfUser;
}
