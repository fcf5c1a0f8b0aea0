import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createKeyI18n } from '../../lib/i18n/i18n.testing.ts';
import { I18nContext } from '../../lib/i18n/i18n.ts';
import { useAppUpdate } from '../../lib/loading/app-update.ts';
import { takeMessage } from '../../lib/loading/service-worker.ts';
import { UpdateNotice } from './update-notice.tsx';

beforeEach(() => {
  document.head.innerHTML = '<meta name="build" content="one">';
  render(
    <I18nContext value={createKeyI18n()}>
      <UpdateNotice />
    </I18nContext>,
  );
});
afterEach(() => {
  cleanup();
  useAppUpdate.setState({ isReady: false });
});

it('offers nothing while the app is up to date', () => {
  act(() => takeMessage({ data: { build: 'one' } }));
  act(() => takeMessage({ data: 'something else' }));
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers an update once the server has a newer version', () => {
  act(() => takeMessage({ data: { build: 'two' } }));
  expect(screen.getByRole('button')).toBeTruthy();
});
