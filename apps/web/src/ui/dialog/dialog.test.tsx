import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { polyfillDialogs } from './dialog.testing.ts';
import { Dialog } from './dialog.tsx';

beforeEach(() => {
  polyfillDialogs();
});
afterEach(cleanup);

/** A button that opens a dialog, which may remove the button. */
function Screen({
  opensAtOnce,
  keepsOpener,
}: {
  readonly opensAtOnce: boolean;
  readonly keepsOpener: boolean;
}) {
  const [state, setState] = useState<'before' | 'open' | 'closed'>(opensAtOnce ? 'open' : 'before');
  return (
    <I18nContext value={createKeyI18n()}>
      <main tabIndex={-1}>
        {(keepsOpener || state === 'before') && (
          <button type="button" onClick={() => setState('open')}>
            opener
          </button>
        )}
      </main>
      {state === 'open' && (
        <Dialog title="title" width={350} onClose={() => setState('closed')}>
          <button type="button" onClick={() => setState('closed')}>
            done
          </button>
        </Dialog>
      )}
    </I18nContext>
  );
}

const press = async (name: string) => {
  const button = await screen.findByText(name);
  button.focus();
  button.click();
};
const isGone = () => expect.poll(() => screen.queryByText('done')).toBeNull();

it('focuses its heading, not its close button', async () => {
  render(<Screen opensAtOnce keepsOpener />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'title' }));
});

it('returns the focus to its opener', async () => {
  render(<Screen opensAtOnce={false} keepsOpener />);
  await press('opener');
  await press('done');
  await isGone();
  expect(document.activeElement).toBe(screen.getByText('opener'));
});

it.each([
  ['what opened it is gone', false],
  ['it opened by itself', true],
])('gives the focus to the screen if %s', async (_when, opensAtOnce) => {
  render(<Screen opensAtOnce={opensAtOnce} keepsOpener={false} />);
  if (!opensAtOnce) await press('opener');
  await press('done');
  await isGone();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

/** Presses on one element and releases on another; the browser sends the click to their common ancestor. */
function pressFrom(start: Element, end: Element): void {
  fireEvent.mouseDown(start);
  fireEvent.mouseUp(end);
  fireEvent.click(start === end ? start : screen.getByRole('dialog'));
}

it('closes on a press that begins and ends outside', async () => {
  render(<Screen opensAtOnce keepsOpener />);
  const backdrop = screen.getByRole('dialog');
  const field = screen.getByText('done');
  pressFrom(field, backdrop);
  pressFrom(backdrop, field);
  expect(screen.queryByText('done')).not.toBeNull();
  pressFrom(backdrop, backdrop);
  await isGone();
});

it('has no area to press between its backdrop and its sheet', () => {
  render(<Screen opensAtOnce keepsOpener />);
  const [sheet, ...others] = screen.getByRole('dialog').children;
  expect(others).toEqual([]);
  expect(sheet?.contains(screen.getByRole('heading'))).toBe(true);
  pressFrom(sheet as Element, sheet as Element);
  expect(screen.queryByText('done')).not.toBeNull();
});
