import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { deriveKey, type KeyRing, type NamedKey } from '../../../lib/key-ring.ts';

const SEALING = 'gift-card-codes/seal';
const FINGERPRINTING = 'gift-card-codes/fingerprint';
const ALGORITHM = 'aes-256-gcm';
/** Length that NIST SP 800-38D recommends for GCM. */
const IV_BYTES = 12;
const TAG_BYTES = 16;

const secretSchema = z.object({ code: z.string(), activationNumber: z.nullable(z.string()) });
/** Secret part of a gift card: the code that the player dials or shows. */
export type CodeSecret = z.infer<typeof secretSchema>;

/** Row of an encrypted code, which can't be decrypted in any other row. */
export interface CodeRow {
  readonly id: string;
  readonly giftCardId: string;
}

const contextOf = ({ id, giftCardId }: CodeRow): Buffer => Buffer.from(`${id}/${giftCardId}`);

/** Encrypts a code by AES-256-GCM, as `iv ‖ tag ‖ ciphertext`. */
export function sealCode(key: NamedKey, row: CodeRow, secret: CodeSecret): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(key, SEALING), iv).setAAD(contextOf(row));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secret)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts a code. Throws if the key is unknown, or the code was encrypted for another row. */
export function openCode(keys: KeyRing, row: CodeRow & { keyId: string; sealed: Buffer }): CodeSecret {
  const key = keys.find(({ id }) => id === row.keyId);
  if (!key) throw new Error(`GIFT_CARD_KEYS has no key ${row.keyId}, under which codes are sealed`);
  const [iv, tag, sealed] = [
    row.sealed.subarray(0, IV_BYTES),
    row.sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    row.sealed.subarray(IV_BYTES + TAG_BYTES),
  ];
  const decipher = createDecipheriv(ALGORITHM, deriveKey(key, SEALING), iv, { authTagLength: TAG_BYTES })
    .setAAD(contextOf(row))
    .setAuthTag(tag);
  const opened = Buffer.concat([decipher.update(sealed), decipher.final()]);
  return secretSchema.parse(JSON.parse(opened.toString()));
}

/** Keyed fingerprint, by which a repeated code is found. Without the key, it can't be reversed by trying codes. */
export const fingerprintOf = (key: NamedKey, giftCardId: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(key, FINGERPRINTING))
    .update(`${giftCardId}/${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)
    .digest();
