import { expect, it } from 'vitest';
import { readBackPath } from './back-path.ts';

it.each(['/play/quiz', '/play/1v1?link=8c2f', '/home#daily', '/modes'])('accepts %s', (path) => {
  expect(readBackPath(`?tab=purchase&from=${encodeURIComponent(path)}`)).toBe(path);
});

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere',
  'javascript:alert(1)',
  '/store',
  '',
])('refuses “%s”', (path) => {
  expect(readBackPath(`?from=${encodeURIComponent(path)}`)).toBeNull();
});
