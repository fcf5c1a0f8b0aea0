import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP's Password Storage Cheat Sheet asks: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One keyboard may compose a letter that another sends as one: both are the same password. */
const normalise = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalise(password), cost);

const hashOfNothing = hashPassword('no account has this one');

/** Whether a password is right. Without a hash it works as long and says no, so that time tells nothing. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNothing), normalise(password));
  return isRight && passwordHash !== null;
}
