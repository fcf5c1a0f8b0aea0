import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Cost of argon2id by OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises composed letters, whose form differs between keyboards. */
const normalise = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost);

/** Hash with a given salt, which allows looking it up. */
export const hashWithSalt = (password: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(normalise(password), { ...cost, salt });

const dummyHash = hashPassword('no account has this one');

/** Whether a password is right. Without a hash, takes as long and returns false, so that timing reveals nothing. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), normalise(password));
  return isRight && passwordHash !== null;
}
