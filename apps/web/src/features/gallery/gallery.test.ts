import { expect, it } from 'vitest';

const parts = Object.keys(import.meta.glob(['../../ui/*.tsx', '!../../ui/*.test.tsx']));
const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true });
/** Parts that another part shows, which the gallery opens. */
const shownByOthers = ['../../ui/toast/toast-presenter.tsx'];

it('shows every part of the kit', () => {
  const shown = Object.values(sources).join();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.filter((path) => !shownByOthers.includes(path) && !shown.includes(`'${path}'`))).toEqual([]);
});
