import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { type Connection, setConnection } from '../../lib/realtime/connection-store.ts';
import { OfflineBanner } from './offline-banner.tsx';

const said = () => screen.getByRole('status').textContent;
const switchTo = (connection: Connection) => act(() => setConnection(connection));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  setConnection('idle');
  render(
    <I18nContext value={createKeyI18n()}>
      <OfflineBanner />
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('shows at once that the device is offline', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(said()).toBe('ui.offline');
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(said()).toBe('');
});

it('shows within a second that the socket is lost, until it is back', () => {
  switchTo('connected');
  switchTo('lost');
  wait(1000);
  expect(said()).toBe('ui.offline');
  switchTo('connected');
  expect(said()).toBe('');
});

it('shows nothing for a short loss', () => {
  switchTo('connected');
  switchTo('lost');
  wait(800);
  switchTo('connected');
  wait(1000);
  expect(said()).toBe('');
});

it('shows nothing for a socket that was never connected', () => {
  switchTo('connecting');
  switchTo('lost');
  wait(5000);
  expect(said()).toBe('');
});

it('shows nothing for the socket of a player who signed out', () => {
  switchTo('connected');
  switchTo('idle');
  switchTo('lost');
  wait(5000);
  expect(said()).toBe('');
});
