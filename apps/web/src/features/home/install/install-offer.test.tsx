import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { recordPlayedDay } from '../../../game/player/played-days.ts';
import { createKeyI18n } from '../../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../../lib/i18n/i18n.ts';
import { saveInstallPrompt, useInstallPrompt } from '../../../lib/install-prompt.ts';
import { LazyInstallOffer } from './lazy-install-offer.tsx';
import { closeInstallOffer } from './use-install-offer.ts';

const DAY_MS = 86_400_000;

const playOnDays = (...daysAgo: readonly number[]) => {
  for (const days of daysAgo) recordPlayedDay(Date.now() - days * DAY_MS);
};

const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));

/** Fires Chromium's event for an installable app. Returns whether its own banner was suppressed. */
const becomeInstallable = (): boolean => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return event.defaultPrevented;
};

async function openHome(): Promise<void> {
  render(
    <I18nContext value={createKeyI18n()}>
      <LazyInstallOffer />
    </I18nContext>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

const press = async (text: string): Promise<void> => {
  const button = await screen.findByText(text);
  act(() => button.click());
};

const offer = () => screen.queryByRole('region', { name: 'install.title' });

beforeAll(async () => {
  await import('./install-offer.tsx');
  saveInstallPrompt();
});
beforeEach(() => {
  prompt.mockClear();
});
afterEach(() => {
  cleanup();
  closeInstallOffer();
  useInstallPrompt.setState({ prompt: null });
  Reflect.deleteProperty(navigator, 'standalone');
  localStorage.clear();
});

it('is made after a game on the third day of play, if the browser can install the app', async () => {
  playOnDays(7, 2, 0);
  await openHome();
  expect(offer()).toBeNull();
  expect(becomeInstallable()).toBe(true);
  expect(await screen.findByText('install.yes')).toBeDefined();
});

it('is not made on the second day, nor before the first game of the third', async () => {
  becomeInstallable();
  playOnDays(1, 0);
  await openHome();
  expect(offer()).toBeNull();
  cleanup();
  localStorage.clear();
  playOnDays(3, 2, 1);
  await openHome();
  expect(offer()).toBeNull();
});

it('shows the browser’s prompt, and disappears after the answer', async () => {
  becomeInstallable();
  playOnDays(2, 1, 0);
  await openHome();
  await press('install.yes');
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

it('stays for the visit until it is declined, and never returns', async () => {
  becomeInstallable();
  playOnDays(2, 1, 0);
  await openHome();
  cleanup();
  await openHome();
  await press('install.no');
  expect(offer()).toBeNull();
  cleanup();
  becomeInstallable();
  await openHome();
  expect(offer()).toBeNull();
});

it('explains how Safari installs, which has no prompt', async () => {
  Object.assign(navigator, { standalone: false });
  playOnDays(2, 1, 0);
  await openHome();
  expect(await screen.findByText('install.share')).toBeDefined();
  expect(screen.queryByText('install.yes')).toBeNull();
});

it('is not made in the installed app, nor after an installation by the browser’s menu', async () => {
  playOnDays(2, 1, 0);
  Object.assign(navigator, { standalone: true });
  await openHome();
  expect(offer()).toBeNull();
  cleanup();
  Reflect.deleteProperty(navigator, 'standalone');
  act(() => void dispatchEvent(new Event('appinstalled')));
  becomeInstallable();
  await openHome();
  expect(offer()).toBeNull();
});
