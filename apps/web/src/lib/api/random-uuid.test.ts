import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomUuid } from './random-uuid.ts';

it('creates different UUIDs that the contract accepts', () => {
  const made = Array.from({ length: 200 }, randomUuid);
  for (const one of made) expect(z.uuid().safeParse(one).success, one).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});
