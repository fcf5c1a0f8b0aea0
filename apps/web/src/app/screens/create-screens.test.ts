import { screenPaths } from '@trivia/contract/pages.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '../../lib/i18n/i18n.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([true, false])('has the gallery in development only: %s', async (isDevelopment) => {
  vi.stubEnv('DEV', isDevelopment);
  vi.resetModules();
  const { createScreens } = await import('./create-screens.ts');
  const { isOpen } = await import('../session/auth-gate.ts');
  const paths = createScreens(createI18n('en')).map(({ path }) => path);
  expect([paths.includes('/gallery'), isOpen('/gallery')]).toEqual([isDevelopment, isDevelopment]);
});

it('has a screen at exactly the paths of the server’s list', async () => {
  vi.stubEnv('DEV', false);
  vi.resetModules();
  const { createScreens } = await import('./create-screens.ts');
  const paths = createScreens(createI18n('en')).map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...screenPaths].toSorted());
});
