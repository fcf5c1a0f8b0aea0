/** Signature of the JSON API, in both directions, over time, key, method, path and body. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

interface Signed {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly body: string;
}

const digest = (secret: string, seconds: number, { method, path, body }: Signed): string =>
  createHmac('sha256', secret).update(`${seconds}.${method}.${path}.${body}`).digest('hex');

export const sign = (
  message: Signed,
  key: { readonly secret: string; readonly keyId: string },
  nowMs: number,
): string => {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},kid=${key.keyId},v1=${digest(key.secret, seconds, message)}`;
};

export function isSigned(message: Signed, header: string, secret: string, nowMs: number): boolean {
  const parts = new Map(header.split(',').map((part) => part.split('=', 2) as [string, string]));
  const seconds = Number(parts.get('t'));
  if (!Number.isInteger(seconds) || Math.abs(Math.floor(nowMs / 1000) - seconds) > TOLERANCE_SECONDS)
    return false;
  const given = Buffer.from(parts.get('v1') ?? '');
  const right = Buffer.from(digest(secret, seconds, message));
  return given.length === right.length && timingSafeEqual(given, right);
}
