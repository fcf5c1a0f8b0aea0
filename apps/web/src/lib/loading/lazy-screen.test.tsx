import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';

const Here = () => <p>here</p>;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (Screen: ReturnType<typeof lazyScreen>) =>
  render(
    <Suspense>
      <Screen />
    </Suspense>,
  );

it('is fetched once, ahead, and shown from there', async () => {
  const load = vi.fn(async () => Here);
  const Screen = lazyScreen(load);
  Screen.preload();
  Screen.preload();
  show(Screen);
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(1);
});

it('that was lost when it was fetched ahead comes when it is wanted', async () => {
  const load = vi.fn(async () => Here).mockRejectedValueOnce(new TypeError('lost'));
  const Screen = lazyScreen(load);
  Screen.preload();
  await Promise.resolve();
  show(Screen);
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(2);
});

it('that is lost while it is wanted already is asked for again', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const load = vi.fn(async () => Here).mockRejectedValueOnce(new TypeError('lost'));
  const Screen = lazyScreen(load);
  Screen.preload();
  show(Screen);
  await screen.findByText('here');
  expect(load).toHaveBeenCalledTimes(2);
});
