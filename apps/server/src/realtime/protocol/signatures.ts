/** The signatures of the Pusher protocol: HMAC-SHA256 by the app's secret, in hex. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface AppCredentials {
  readonly id: string;
  readonly key: string;
  readonly secret: string;
}

const socketIdPattern = /^\d{1,19}\.\d{1,19}$/;

/** Nothing else may be signed, or a signature could be made to mean something else. */
export const isSocketId = (text: string): boolean => socketIdPattern.test(text);

export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing of where the two differ, nor of their lengths. */
export const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** What lets a socket into a channel. `channelData` is the string exactly as it is sent along. */
export function channelAuth(
  { key, secret }: AppCredentials,
  socketId: string,
  channel: string,
  channelData?: string,
): string {
  const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
  return `${key}:${sign(secret, text)}`;
}

/** What signs a socket in as a user. `userData` is the string exactly as it is sent along. */
export const userAuth = ({ key, secret }: AppCredentials, socketId: string, userData: string): string =>
  `${key}:${sign(secret, `${socketId}::user::${userData}`)}`;
