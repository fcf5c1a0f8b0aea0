import { expect, it } from 'vitest';
import { readFrom } from './way-back.ts';

it.each(['/play/quiz', '/play/1v1?link=8c2f', '/home#daily', '/modes'])('leads back to %s', (path) => {
  expect(readFrom(`?tab=purchase&from=${encodeURIComponent(path)}`)).toBe(path);
});

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere',
  'javascript:alert(1)',
  '/store',
  '',
])('leads nowhere by “%s”', (path) => {
  expect(readFrom(`?from=${encodeURIComponent(path)}`)).toBeNull();
});
