/** What the name of a channel says of it. */
const LONGEST_NAME = 200;
const namePattern = /^[A-Za-z0-9_=@,.;-]+$/;
const USER_PREFIX = '#server-to-user-';

export interface ChannelTraits {
  /** Only who shows a signature may subscribe. */
  readonly isGuarded: boolean;
  readonly isPresence: boolean;
  /** Only relayed: what is sent in it can't be read here. */
  readonly isEncrypted: boolean;
  /** Its last event is kept for who comes later. */
  readonly isCached: boolean;
}

const cachePrefixes = ['cache-', 'private-cache-', 'presence-cache-', 'private-encrypted-cache-'];

/** Whether it is the name of a channel that anything can be published to. */
export const isChannelName = (name: string): boolean => name.length <= LONGEST_NAME && namePattern.test(name);

export function traitsOf(name: string): ChannelTraits {
  const isPresence = name.startsWith('presence-');
  return {
    isGuarded: isPresence || name.startsWith('private-'),
    isPresence,
    isEncrypted: name.startsWith('private-encrypted-'),
    isCached: cachePrefixes.some((prefix) => name.startsWith(prefix)),
  };
}

/** The channel in which one signed-in user is spoken to. */
export const userChannel = (userId: string): string => `${USER_PREFIX}${userId}`;

/** Whose channel it is, if it is one user's. */
export const userOfChannel = (name: string): string | undefined =>
  name.startsWith(USER_PREFIX) && name.length > USER_PREFIX.length
    ? name.slice(USER_PREFIX.length)
    : undefined;
