import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Cost of argon2id by OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises composed letters, which differ between keyboards. */
const normalise = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost);

/** Hash that can be looked up, since the salt is given. */
export const hashWithSalt = (password: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(normalise(password), { ...cost, salt });

const hashOfNothing = hashPassword('no account has this one');

/**
 * Whether a password is right. Without a hash it takes as long and returns false, so that time reveals
 * nothing.
 */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNothing), normalise(password));
  return isRight && passwordHash !== null;
}
