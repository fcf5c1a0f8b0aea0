import { expect, it } from 'vitest';
import { newRequestId } from './request-ids.ts';

it('gives every call a unique id of twelve letters that need no escaping', () => {
  const ids = Array.from({ length: 2_000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});
