import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFeedbackStore } from '../../lib/feedback.ts';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { SoundOffer } from './sound-offer.tsx';

const { synthesise } = vi.hoisted(() => ({ synthesise: vi.fn(async () => undefined) }));
vi.mock('../../lib/synthesise.ts', () => ({ synthesise }));

const show = () =>
  render(
    <I18nContext value={createKeyI18n()}>
      <SoundOffer />
    </I18nContext>,
  );
const press = (key: string) => userEvent.click(screen.getByRole('button', { name: key }));
const hasSound = () => useFeedbackStore.getState().hasSound;

beforeEach(() => {
  synthesise.mockClear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  useFeedbackStore.setState({ hasSound: false });
});

it('switches sound on, and plays one at once', async () => {
  show();
  await press('result.soundYes');
  expect(hasSound()).toBe(true);
  expect(localStorage.getItem('feedback')).toContain('sound');
  await vi.waitFor(() => expect(synthesise).toHaveBeenCalledWith('win'));
  expect(document.activeElement?.textContent).toBe('result.soundOn');
});

it('leaves sound off, and explains where to switch it on', async () => {
  show();
  await press('result.soundNo');
  expect(hasSound()).toBe(false);
  expect(synthesise).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('result.soundOff');
});

it('is shown until it has been visible, even without an answer', () => {
  let intersect: (entries: readonly { readonly isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof intersect) {
        intersect = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  show();
  intersect([{ isIntersecting: false }]);
  cleanup();
  show();
  intersect([{ isIntersecting: true }]);
  cleanup();
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not shown to a player who has decided', () => {
  useFeedbackStore.getState().setSound(true);
  show().unmount();
  useFeedbackStore.getState().setSound(false);
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
