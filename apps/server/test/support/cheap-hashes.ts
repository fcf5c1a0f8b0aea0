/** Setup of tests that hash hundreds of passwords: the cost of production would be an eighth of their time. */
import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

const CHEAP = { memoryCost: 64, timeCost: 1 };

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  const withLowCost = <Result>(run: (password: string, options: argon2.Options) => Result) => {
    return (password: string, options: argon2.Options) => run(password, { ...options, ...CHEAP });
  };
  return { ...original, hash: withLowCost(original.hash), hashRaw: withLowCost(original.hashRaw) };
});
