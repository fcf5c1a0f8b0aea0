import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const load = async () => await import('./play-settings.ts');

it('starts a game at its own pace unless the player has another', async () => {
  const { chosenPace, usePlaySettings } = await load();
  expect(chosenPace()).toEqual({});
  usePlaySettings.getState().change({ time: 'x5' });
  expect(chosenPace()).toEqual({ pace: { time: 'x5', revealsWait: false } });
  usePlaySettings.getState().change({ time: 'x1', revealsWait: true });
  expect(chosenPace()).toEqual({ pace: { time: 'x1', revealsWait: true } });
});

it('keeps the settings on the device', async () => {
  const wanted = { time: 'none', revealsWait: true, confirms: true, hasKeys: false } as const;
  (await load()).usePlaySettings.getState().change(wanted);
  vi.resetModules();
  expect((await load()).usePlaySettings.getState()).toMatchObject(wanted);
});

it('takes stored nonsense for the usual settings', async () => {
  localStorage.setItem('play-settings', 'x99 nothing');
  const usual = { time: 'x1', revealsWait: false, confirms: false, hasKeys: true };
  expect((await load()).usePlaySettings.getState()).toMatchObject(usual);
});
