import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload.tsx';

const Loaded = () => <p>here</p>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (Screen: ReturnType<typeof lazyWithPreload>) =>
  render(
    <Suspense>
      <Screen />
    </Suspense>,
  );

it('is loaded once by a preload, and shown', async () => {
  const load = vi.fn(async () => Loaded);
  const Screen = lazyWithPreload(load);
  Screen.preload();
  Screen.preload();
  show(Screen);
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(1);
});

it('that has been loaded is shown without suspending', async () => {
  const Screen = lazyWithPreload(async () => Loaded);
  Screen.preload();
  await Promise.resolve();
  show(Screen);
  screen.getByText('here');
});

it('keeps its elements when it is rendered again after its code has arrived', async () => {
  const Screen = lazyWithPreload(async () => Loaded);
  const { rerender } = show(Screen);
  const before = await screen.findByText('here');
  Screen.preload();
  await Promise.resolve();
  rerender(
    <Suspense>
      <Screen />
    </Suspense>,
  );
  expect(screen.getByText('here')).toBe(before);
});

it('that failed to preload is loaded again when it renders', async () => {
  const load = vi.fn(async () => Loaded).mockRejectedValueOnce(new TypeError('lost'));
  const Screen = lazyWithPreload(load);
  Screen.preload();
  await Promise.resolve();
  show(Screen);
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('that fails to load while it renders is retried', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const load = vi.fn(async () => Loaded).mockRejectedValueOnce(new TypeError('lost'));
  const Screen = lazyWithPreload(load);
  Screen.preload();
  show(Screen);
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(2);
});
