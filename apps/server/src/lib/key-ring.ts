import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export interface NamedKey {
  readonly id: string;
  readonly secret: Buffer;
}

/** Keys with ids. The first one encrypts; the others only decrypt older data. */
export type KeyRing = readonly NamedKey[];

function readKey(text: string): NamedKey | undefined {
  const [, id, encoded] = /^([\w-]{1,32}):([A-Za-z0-9+/_-]+={0,2})$/.exec(text) ?? [];
  if (!id || !encoded) return undefined;
  const secret = Buffer.from(encoded, 'base64');
  return secret.length === KEY_BYTES ? { id, secret } : undefined;
}

/** Parses entries `id:base64` of 32 bytes each; undefined if one is malformed or an id repeats. */
export function readKeyRing(entries: readonly string[]): KeyRing | undefined {
  const keys = entries.map(readKey).filter((key) => key !== undefined);
  const ids = new Set(keys.map(({ id }) => id));
  return keys.length === entries.length && ids.size === entries.length ? keys : undefined;
}

/** Key for one purpose, by HKDF-SHA-256. */
export const deriveKey = ({ secret }: NamedKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
