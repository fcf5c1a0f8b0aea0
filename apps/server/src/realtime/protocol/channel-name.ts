/** Meaning of channel names. */
const MAX_NAME_LENGTH = 200;
const namePattern = /^[A-Za-z0-9_=@,.;-]+$/;
const USER_PREFIX = '#server-to-user-';

export interface ChannelTraits {
  /** True for channels that need a signature to subscribe. */
  readonly isGuarded: boolean;
  readonly isPresence: boolean;
  /** True for end-to-end encrypted channels, whose events are relayed unread. */
  readonly isEncrypted: boolean;
  /** True for channels that store their last event for later subscribers. */
  readonly isCached: boolean;
}

const cachePrefixes = ['cache-', 'private-cache-', 'presence-cache-', 'private-encrypted-cache-'];

/** Whether the name is valid for publishing. */
export const isChannelName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && namePattern.test(name);

export function traitsOf(name: string): ChannelTraits {
  const isPresence = name.startsWith('presence-');
  return {
    isGuarded: isPresence || name.startsWith('private-'),
    isPresence,
    isEncrypted: name.startsWith('private-encrypted-'),
    isCached: cachePrefixes.some((prefix) => name.startsWith(prefix)),
  };
}

/** Channel of one signed-in user. */
export const userChannel = (userId: string): string => `${USER_PREFIX}${userId}`;

/** User id, if it is a user's channel. */
export const userOfChannel = (name: string): string | undefined =>
  name.startsWith(USER_PREFIX) && name.length > USER_PREFIX.length
    ? name.slice(USER_PREFIX.length)
    : undefined;
