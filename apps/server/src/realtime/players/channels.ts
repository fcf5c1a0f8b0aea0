/** The channels of the game as they are called on the wire, and what they are called by it. */
import { channelNames } from '@trivia/contract/channels.ts';

export const notificationsChannel = (userId: string): string =>
  `private-${channelNames.notifications(userId)}`;
export const onlineChannel = `presence-${channelNames.online}`;
export const matchChannel = (matchId: string): string => `presence-${channelNames.match(matchId)}`;

const matchPattern = /^presence-match\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Of which match it is the channel, if it is one's. */
export const matchOfChannel = (channel: string): string | undefined => matchPattern.exec(channel)?.[1];

const notificationsPrefix = notificationsChannel('');

/** Whose own channel it is, if it is one's. */
export const listenerOfChannel = (channel: string): string | undefined =>
  channel.startsWith(notificationsPrefix) ? channel.slice(notificationsPrefix.length) : undefined;
