/** Signatures of the Pusher protocol: HMAC-SHA256 with the app's secret, in hex. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface AppCredentials {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
}

const socketIdPattern = /^\d{1,19}\.\d{1,19}$/;

/**
 * Validates a socket id. Other texts must not be signed, because a signature could then be reused for something else.
 */
export const isSocketId = (text: string): boolean => socketIdPattern.test(text);

export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time, also texts of different lengths. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** Signature that lets a socket subscribe to a channel. `channelData` must be exactly the string that is sent. */
export function channelAuth(
  { key, secret }: AppCredentials,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
  return `${key}:${sign(secret, text)}`;
}

/** Signature that signs a socket in as a user. `userData` must be exactly the string that is sent. */
export const userAuth = ({ key, secret }: AppCredentials, socketId: string, userData: string): string =>
  `${key}:${sign(secret, `${socketId}::user::${userData}`)}`;
