import { createHash, randomBytes } from 'node:crypto';

/** Secret of the browser that requested a code. Only its hash is stored. */
export const newCheckoutToken = (): string => randomBytes(32).toString('base64url');

export const hashCheckoutToken = (token: string): Buffer => createHash('sha256').update(token).digest();
