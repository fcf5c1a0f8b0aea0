import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { TimeBar } from './time-bar.tsx';

const LASTS_MS = 59_000;
const animate = vi.fn(() => ({ currentTime: 0, cancel: () => undefined }));

beforeEach(() => {
  animate.mockClear();
  HTMLElement.prototype.animate = animate as unknown as HTMLElement['animate'];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(isMotionReduced: boolean): Promise<HTMLElement> {
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }));
  const i18n = createI18n('en');
  await i18n.load(['common']);
  vi.useFakeTimers();
  return render(
    <I18nContext value={i18n}>
      <TimeBar expiresAtMs={Date.now() + LASTS_MS} lastsMs={LASTS_MS} />
    </I18nContext>,
  ).container;
}

it('is a shrinking bar', async () => {
  const { textContent } = await show(false);
  expect(textContent).toBe('');
  expect(animate).toHaveBeenCalledTimes(1);
});

it('is a countdown as text under reduced motion', async () => {
  const shown = await show(true);
  expect(shown.textContent).toBe('59 s');
  await act(() => vi.advanceTimersByTimeAsync(2100));
  expect(shown.textContent).toBe('57 s');
  expect(animate).not.toHaveBeenCalled();
});
