import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { polyfillDialogs } from '../dialog/dialog.testing.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { presentToast } from './toast-presenter.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  polyfillDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Two dialogs; the later one in the document opens first. */
function Screen() {
  const [titles, setTitles] = useState<readonly string[]>(['lower']);
  const close = (title: string) => setTitles((all) => all.filter((other) => other !== title));
  return (
    <I18nContext value={createKeyI18n()}>
      <button type="button" onClick={() => setTitles(['upper', 'lower'])}>
        open
      </button>
      {titles.map((title) => (
        <Dialog key={title} title={title} width={350} onClose={() => close(title)}>
          {title}
        </Dialog>
      ))}
    </I18nContext>
  );
}

const close = (title: string) =>
  fireEvent(screen.getByRole('dialog', { name: title }), new Event('cancel', { cancelable: true }));
const dialogAround = () => screen.getByText('Not saved').closest('dialog');

/** Advances the fake clock. */
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const texts = () =>
  [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => textContent);

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    // Clear the toasts of the previous test.
    pass(20_000);
    vi.useRealTimers();
  });

  it('is announced by its kind, and leaves after three seconds', () => {
    act(() => presentToast('error', 'Not saved'));
    expect(screen.getByRole('alert').textContent).toBe('Not saved');
    pass(2999);
    expect(texts()).toEqual(['Not saved']);
    pass(1);
    pass(200);
    expect(texts()).toEqual([]);
    act(() => presentToast('success', 'Saved'));
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('is shown alone: of several waiting ones, the latest is next', () => {
    for (const message of ['one', 'two', 'three']) act(() => presentToast('info', message));
    expect(texts()).toEqual(['one']);
    pass(3000);
    pass(200);
    expect(texts()).toEqual(['three']);
  });

  it('stays while it is hovered, and leaves when pressed', () => {
    act(() => presentToast('info', 'Read me'));
    const place = screen.getByRole('status').parentElement;
    if (!place) throw new Error('The toast has no place.');
    place.dispatchEvent(new Event('pointerenter'));
    pass(10_000);
    expect(texts()).toEqual(['Read me']);
    place.dispatchEvent(new Event('pointerleave'));
    pass(2999);
    expect(texts()).toEqual(['Read me']);
    act(() => void fireEvent.click(place));
    pass(200);
    expect(texts()).toEqual([]);
  });

  it('does not stay once it is leaving', () => {
    act(() => presentToast('info', 'Read me'));
    const place = screen.getByRole('status').parentElement;
    if (!place) throw new Error('The toast has no place.');
    act(() => void fireEvent.click(place));
    place.dispatchEvent(new Event('pointerenter'));
    place.dispatchEvent(new Event('pointerleave'));
    pass(200);
    expect(texts()).toEqual([]);
  });
});

it('moves into the topmost dialog, outside of which everything is inert', async () => {
  render(<Screen />);
  act(() => presentToast('error', 'Not saved'));
  await screen.findByText('Not saved');
  expect(dialogAround()).toBe(screen.getByRole('dialog', { name: 'lower' }));
  fireEvent.click(screen.getByText('open'));
  expect(dialogAround()).toBe(screen.getByRole('dialog', { name: 'upper' }));
  close('upper');
  expect(dialogAround()).toBe(screen.getByRole('dialog', { name: 'lower' }));
  close('lower');
  expect(screen.getByText('Not saved').isConnected).toBe(true);
  expect(dialogAround()).toBeNull();
});
