import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useExitTrap } from './use-exit-trap.ts';

const isMarked = () => history.state?.inMatch === true;

beforeEach(() => {
  history.pushState(null, '', '/home');
  history.pushState(null, '', '/play/daily-challenge');
});
afterEach(cleanup);

function openTrap(onBack: () => void) {
  const initialProps: { isRunning: boolean; exitTo: string | null } = { isRunning: true, exitTo: null };
  return renderHook((props) => useExitTrap({ ...props, onBack }), { initialProps });
}

it('asks and stays, whenever the player goes back during the match', async () => {
  const onBack = vi.fn();
  openTrap(onBack);
  await waitFor(() => expect(isMarked()).toBe(true));
  for (const times of [1, 2]) {
    act(() => history.back());
    await waitFor(() => expect(onBack).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(isMarked()).toBe(true));
  }
  expect(location.pathname).toBe('/play/daily-challenge');
});

it('is removed at the end of the match: one step back leaves', async () => {
  const onBack = vi.fn();
  const { rerender } = openTrap(onBack);
  await waitFor(() => expect(isMarked()).toBe(true));
  rerender({ isRunning: false, exitTo: null });
  await waitFor(() => expect(isMarked()).toBe(false));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/home'));
  expect(onBack).not.toHaveBeenCalled();
});

it('opens the wanted page after the match was left', async () => {
  const { rerender } = openTrap(vi.fn());
  await waitFor(() => expect(isMarked()).toBe(true));
  rerender({ isRunning: false, exitTo: '/home' });
  await waitFor(() => expect(location.pathname).toBe('/home'));
});

it('ignores navigation by the app while the match is still shown', async () => {
  const onBack = vi.fn();
  const shown = location.pathname;
  const hook = (): [string, typeof navigate] => [shown, navigate];
  const wrapper = ({ children }: { children: ReactNode }) => <Router hook={hook}>{children}</Router>;
  renderHook(() => useExitTrap({ isRunning: true, exitTo: null, onBack }), { wrapper });
  await waitFor(() => expect(isMarked()).toBe(true));
  act(() => navigate('/home'));
  expect(onBack).not.toHaveBeenCalled();
  expect(isMarked()).toBe(false);
  act(() => history.back());
  await waitFor(() => expect(isMarked()).toBe(true));
  expect(onBack).not.toHaveBeenCalled();
});
