import { expect, it, vi } from 'vitest';
import { createI18n } from './i18n.ts';

it('has the texts of the areas that are loaded', async () => {
  const i18n = createI18n('en');
  await i18n.load(['common']);
  expect(i18n.t('ui.retry')).toBe('Try again');
});

it('has areas of a joined file, and fetches none of them again', async () => {
  const i18n = createI18n('en');
  i18n.loadTogether(['common', 'bonus']);
  expect(i18n.has(['common'])).toBe(false);
  await i18n.load(['bonus']);
  expect(i18n.has(['common', 'bonus'])).toBe(true);
  expect(i18n.t('ui.retry')).toBe('Try again');
});

it('throws for a text of an area that is not loaded, in development', () => {
  const i18n = createI18n('en');
  expect(() => i18n.t('ui.retry')).toThrow('The area of the text ui.retry is not loaded.');
});

it('returns the key of such a text in a build', () => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('SSR', false);
  expect(createI18n('en').t('ui.retry')).toBe('ui.retry');
  vi.unstubAllEnvs();
});
