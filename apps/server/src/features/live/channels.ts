/** Names of the game's channels on the wire, and their meaning. */
import { channelNames } from '@trivia/contract/channels.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { ChannelMeanings } from '../../realtime/embedded-realtime.ts';

export const notificationsChannel = (userId: string): string =>
  `private-${channelNames.notifications(userId)}`;
export const onlineChannel = `presence-${channelNames.online}`;

interface MatchToHear {
  readonly matchId: string;
  readonly playerCount: number;
}

/** A crowded match is private: presence would send a message for every pair of players. */
export const matchChannel = ({ matchId, playerCount }: MatchToHear): string =>
  `${playerCount > limits.listedPlayers ? 'private' : 'presence'}-${channelNames.match(matchId)}`;

const matchPattern =
  /^(?:presence|private)-match\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Id of the match, if it is a match's channel. */
export const matchOfChannel = (channel: string): string | undefined => matchPattern.exec(channel)?.[1];

/** Whether subscribers see each other there. */
export const isPresence = (channel: string): boolean => channel.startsWith('presence-');

const notificationsPattern =
  /^private-user\.notification\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Id of the user, if it is a user's own channel. */
export const listenerOfChannel = (channel: string): string | undefined =>
  notificationsPattern.exec(channel)?.[1];

export const gameChannels: ChannelMeanings = {
  ownerOf: listenerOfChannel,
  ownChannelOf: notificationsChannel,
  isMeasured: (channel) => matchOfChannel(channel) !== undefined,
};
