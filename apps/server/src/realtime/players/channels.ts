/** The channels of the game as they are called on the wire, and what they are called by it. */
import { channelNames } from '@trivia/contract/channels.ts';
import { limits } from '@trivia/contract/limits.ts';

export const notificationsChannel = (userId: string): string =>
  `private-${channelNames.notifications(userId)}`;
export const onlineChannel = `presence-${channelNames.online}`;

interface MatchToHear {
  readonly matchId: string;
  readonly playerCount: number;
}

/** With many players it is private: telling each who came and went would be a message for every two of them. */
export const matchChannel = ({ matchId, playerCount }: MatchToHear): string =>
  `${playerCount > limits.listedPlayers ? 'private' : 'presence'}-${channelNames.match(matchId)}`;

const matchPattern =
  /^(?:presence|private)-match\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Of which match it is the channel, if it is one's. */
export const matchOfChannel = (channel: string): string | undefined => matchPattern.exec(channel)?.[1];

/** Whether who listens is seen there by the others. */
export const isPresence = (channel: string): boolean => channel.startsWith('presence-');

const notificationsPattern =
  /^private-user\.notification\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Whose own channel it is, if it is one's. */
export const listenerOfChannel = (channel: string): string | undefined =>
  notificationsPattern.exec(channel)?.[1];
