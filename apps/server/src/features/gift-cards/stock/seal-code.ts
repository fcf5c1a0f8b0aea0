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
/** Secret part of a gift card: the code that a player dials or shows. */
export type CodeSecret = z.infer<typeof secretSchema>;

/** Row that a sealed code belongs to; it opens in no other. */
export interface CodeRow {
  readonly id: string;
  readonly giftCardId: string;
}

const contextOf = ({ id, giftCardId }: CodeRow): Buffer => Buffer.from(`${id}/${giftCardId}`);

/** Seals a code as `iv ‖ tag ‖ ciphertext`. */
export function sealCode(key: NamedKey, row: CodeRow, secret: CodeSecret): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, deriveKey(key, SEALING), iv).setAAD(contextOf(row));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secret)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Opens a sealed code. Throws where the key is unknown, or the code was sealed for another row. */
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

/** Keyed fingerprint that finds the same code again. Without the key, codes can't be tried out against it. */
export const fingerprintOf = (key: NamedKey, giftCardId: string, code: string): Buffer =>
  createHmac('sha256', deriveKey(key, FINGERPRINTING))
    .update(`${giftCardId}/${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)
    .digest();
