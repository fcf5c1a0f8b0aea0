import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notePlayedDay } from '../../../game/player/played-days.ts';
import { createKeyI18n } from '../../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../../lib/i18n/i18n.ts';
import { keepInstallPrompt, useInstallPrompt } from '../../../lib/install-prompt.ts';
import { LateInstallOffer } from './late-install-offer.tsx';
import { closeInstallOffer } from './use-install-offer.ts';

const DAY_MS = 86_400_000;

const playOnDays = (...daysAgo: readonly number[]) => {
  for (const days of daysAgo) notePlayedDay(Date.now() - days * DAY_MS);
};

const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));

/** Sends Chromium's event, as soon as the app can be installed. Returns whether its own banner is held back. */
const becomeInstallable = (): boolean => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return event.defaultPrevented;
};

async function openHome(): Promise<void> {
  render(
    <I18nContext value={createKeyI18n()}>
      <LateInstallOffer />
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
  keepInstallPrompt();
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

it('is made after a game of the third day of play, once the browser can install', async () => {
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

it('asks by the browser’s own question, and is gone with the answer', async () => {
  becomeInstallable();
  playOnDays(2, 1, 0);
  await openHome();
  await press('install.yes');
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

it('stays for the visit until it is declined, and never comes back', async () => {
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

it('says in words how Safari installs, which has no question', async () => {
  Object.assign(navigator, { standalone: false });
  playOnDays(2, 1, 0);
  await openHome();
  expect(await screen.findByText('install.share')).toBeDefined();
  expect(screen.queryByText('install.yes')).toBeNull();
});

it('is not made in the installed app, nor after the browser’s menu has installed it', async () => {
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
