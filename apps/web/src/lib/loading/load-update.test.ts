import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadUpdate } from './load-update.ts';
import { reloadPage } from './reload-page.ts';

vi.mock('./reload-page.ts', () => ({ reloadPage: vi.fn() }));

const unregister = vi.fn<() => Promise<boolean>>();
const reload = vi.mocked(reloadPage);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ unregister }) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('reloads once the service worker is unregistered', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  unregister.mockReturnValue(promise);
  const loaded = loadUpdate();
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).not.toHaveBeenCalled();
  resolve(true);
  await loaded;
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a second later if unregistering does not end', async () => {
  unregister.mockReturnValue(new Promise(() => undefined));
  void loadUpdate();
  await vi.advanceTimersByTimeAsync(1000);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads if unregistering fails', async () => {
  unregister.mockRejectedValue(new Error('The browser is shutting down.'));
  await loadUpdate();
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the service worker of a device without a network', async () => {
  vi.stubGlobal('navigator', {
    onLine: false,
    serviceWorker: { getRegistration: async () => ({ unregister }) },
  });
  await loadUpdate();
  expect(unregister).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});
