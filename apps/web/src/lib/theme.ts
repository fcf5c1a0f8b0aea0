import { readStored, store } from './storage.ts';

export type Theme = 'dark' | 'light';

export const readTheme = (): Theme => (readStored('theme') === 'light' ? 'light' : 'dark');

/** Dark is the default; light is a choice, and both are one palette. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store('theme', theme);
}
