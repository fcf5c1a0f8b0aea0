import { readStored, store } from './storage.ts';

export type Theme = 'dark' | 'light';

export const readTheme = (): Theme => (readStored('theme') === 'light' ? 'light' : 'dark');

/** Applies a theme. Dark is the default; light is the player's choice. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store('theme', theme);
}
