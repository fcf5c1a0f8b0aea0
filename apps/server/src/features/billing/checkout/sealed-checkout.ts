/**
 * `dcb/checkout`: AES-256-GCM over JSON, base64 of `iv ‖ ciphertext ‖ tag`, the key by HKDF-SHA-256 from the access token
 * with the `timespan` header as salt. It binds a checkout to one session and one moment; TLS keeps it secret.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const INFO = 'dcb/checkout';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const OLDEST_MS = 5 * 60_000;
const AHEAD_MS = 60_000;

export interface SealKey {
  readonly accessToken: string;
  /** Value of the header: milliseconds since 1970, as text. */
  readonly timespan: string;
}

const keyOf = ({ accessToken, timespan }: SealKey): Buffer =>
  Buffer.from(hkdfSync('sha256', accessToken, timespan, INFO, KEY_BYTES));

/** Whether a `timespan` is close to the current time. */
export const isCurrent = (timespan: string, nowMs: number): boolean => {
  const ms = /^\d{13}$/.test(timespan) ? Number(timespan) : Number.NaN;
  return ms >= nowMs - OLDEST_MS && ms <= nowMs + AHEAD_MS;
};

export function seal(value: unknown, key: SealKey): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), iv);
  const ciphertext = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, ciphertext, cipher.getAuthTag()]).toString('base64');
}

/** Decrypts sealed JSON. Throws for data that was sealed with another key, or tampered with. */
export function unseal(data: string, key: SealKey): unknown {
  const bytes = Buffer.from(data, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(plain.toString('utf8'));
}
