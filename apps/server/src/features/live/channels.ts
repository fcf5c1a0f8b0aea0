/** Wire names of the game's channels, and how sockets treat them. */

import { channelNames } from '@trivia/contract/realtime/channels.ts';
import type { ChannelMeanings } from '../../realtime/embedded-realtime.ts';

export const notificationsChannel = (userId: string): string =>
  `private-${channelNames.notifications(userId)}`;
export const onlineChannel = `presence-${channelNames.online}`;

const matchPattern =
  /^(?:presence|private)-match\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Id of the match, if the channel is a match's. */
export const matchOfChannel = (channel: string): string | undefined => matchPattern.exec(channel)?.[1];

/** Whether it is a presence channel, whose subscribers see each other. */
export const isPresence = (channel: string): boolean => channel.startsWith('presence-');

const notificationsPattern =
  /^private-user\.notification\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Id of the user, if the channel is a user's own. */
export const ownerOfChannel = (channel: string): string | undefined =>
  notificationsPattern.exec(channel)?.[1];

export const gameChannels: ChannelMeanings = {
  ownerOf: ownerOfChannel,
  ownChannelOf: notificationsChannel,
  isMeasured: (channel) => matchOfChannel(channel) !== undefined,
};
