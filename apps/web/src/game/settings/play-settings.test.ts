import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const load = async () => await import('./play-settings.ts');

it('starts a game at the mode’s pace by default', async () => {
  const { chosenPace, usePlaySettings } = await load();
  expect(chosenPace()).toEqual({});
  usePlaySettings.getState().change({ time: 'x5' });
  expect(chosenPace()).toEqual({ pace: { time: 'x5', revealsWait: false } });
  usePlaySettings.getState().change({ time: 'x1', revealsWait: true });
  expect(chosenPace()).toEqual({ pace: { time: 'x1', revealsWait: true } });
});

it('stores the settings on the device', async () => {
  const wanted = { time: 'none', revealsWait: true, confirms: true, hasKeys: false } as const;
  (await load()).usePlaySettings.getState().change(wanted);
  vi.resetModules();
  expect((await load()).usePlaySettings.getState()).toMatchObject(wanted);
});

it('falls back to the defaults for damaged storage', async () => {
  localStorage.setItem('play-settings', 'x99 nothing');
  const usual = { time: 'x1', revealsWait: false, confirms: false, hasKeys: true };
  expect((await load()).usePlaySettings.getState()).toMatchObject(usual);
});
