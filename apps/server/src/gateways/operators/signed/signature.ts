/** Signature of the signed JSON API: time, key, method, path with query, and body under one secret. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from '../../../config/operator-settings.ts';

/** Tolerated clock difference, in both directions. */
const TOLERANCE_SECONDS = 300;

export interface SignedMessage {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const digest = (secret: string, seconds: number, { method, path, body }: SignedMessage): string =>
  createHmac('sha256', secret).update(`${seconds}.${method}.${path}.${body}`).digest('hex');

export function signMessage(message: SignedMessage, key: SigningKey, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},kid=${key.id},v1=${digest(key.secret, seconds, message)}`;
}

const format = /^t=(\d{1,12}),kid=([\w-]{1,64}),v1=([0-9a-f]{64})$/;

/** Whether a message is signed by one of the keys, within the tolerated time. */
export function isSigned(
  message: SignedMessage,
  header: string | undefined,
  keys: readonly SigningKey[],
  nowMs: number,
): boolean {
  const [, seconds, keyId, given = ''] = format.exec(header ?? '') ?? [];
  const key = keys.find(({ id }) => id === keyId);
  if (!key || Math.abs(Math.floor(nowMs / 1000) - Number(seconds)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(key.secret, Number(seconds), message)));
}
