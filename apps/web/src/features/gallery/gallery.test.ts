import { expect, it } from 'vitest';

const parts = Object.keys(import.meta.glob(['../../ui/*.tsx', '!../../ui/*.test.tsx']));
const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });
/** Components that only appear within others. */
const shownByOthers = ['../../ui/toast/toast-presenter.tsx'];

it('shows every component of `ui/`', () => {
  const shown = Object.values(sources).join();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((path) => !shownByOthers.includes(path) && !shown.includes(`'${path}'`))).toEqual([]);
});
