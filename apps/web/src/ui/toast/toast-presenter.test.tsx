import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { standInForDialogs } from '../dialog/dialog.testing.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { presentToast } from './toast-presenter.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  standInForDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Two dialogs; the one that comes later in the document is opened first. */
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

it('is announced by itself alone, and takes no key of the page', async () => {
  render(<Screen />);
  act(() => presentToast('error', 'Not saved'));
  await screen.findByText('Not saved');
  const list = document.querySelector('.Toastify');
  expect(list?.getAttribute('aria-live')).toBe('off');
  expect(list?.getAttribute('aria-label')).toBe('');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('moves into the topmost dialog, outside of which nothing can be pressed or read', async () => {
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
