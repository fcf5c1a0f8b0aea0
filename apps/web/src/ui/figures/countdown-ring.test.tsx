import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { CountdownRing } from './countdown-ring.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(seconds: number) {
  const onRender = vi.fn();
  const nowMs = Date.now();
  const { container } = render(
    <I18nContext value={createI18n('ckb')}>
      <Profiler id="ring" onRender={onRender}>
        <CountdownRing opensAtMs={nowMs} closesAtMs={nowMs + seconds * 1000} lateSeconds={5} />
      </Profiler>
    </I18nContext>,
  );
  const ring = container.firstElementChild as HTMLElement;
  return { ring, onRender };
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it('counts down in the language’s digits, and marks the last seconds', () => {
  const { ring } = show(8);
  expect(ring.textContent).toBe('٨');
  expect(ring.dataset.late).toBe('false');
  pass(2.5);
  expect(ring.textContent).toBe('٦');
  pass(1);
  expect(ring.textContent).toBe('٥');
  expect(ring.dataset.late).toBe('true');
  pass(10);
  expect(ring.textContent).toBe('٠');
});

it('makes room for three digits only while there are three', () => {
  const { ring } = show(101);
  expect(ring.dataset.long).toBe('true');
  pass(2.5);
  expect(ring.dataset.long).toBe('false');
});

it('is rendered once, not every second', () => {
  const { onRender } = show(8);
  pass(6);
  expect(onRender).toHaveBeenCalledOnce();
});
