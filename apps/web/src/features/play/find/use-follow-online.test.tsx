import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOnline, removeOnline, setOnline } from '../../../lib/realtime/online-store.ts';
import { useFollowOnline } from './use-follow-online.ts';

const person = (id: string) => ({ id, name: 'Dilan', image: '/avatars/1.svg' });
let asked: () => number;

beforeEach(() => {
  vi.useFakeTimers();
  setOnline([person('1')]);
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  asked = () => invalidate.mock.calls.length;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(useFollowOnline, { wrapper });
});
afterEach(() => {
  cleanup();
  setOnline(null);
  vi.useRealTimers();
});

it('asks again when somebody has come or gone, and not before', () => {
  vi.advanceTimersByTime(10_000);
  expect(asked()).toBe(0);
  act(() => addOnline(person('2')));
  vi.advanceTimersByTime(1000);
  expect(asked()).toBe(1);
  act(() => removeOnline({ id: '1' }));
  vi.advanceTimersByTime(5000);
  expect(asked()).toBe(2);
});

it('asks a few times while many come', () => {
  for (let each = 0; each < 100; each += 1) {
    act(() => addOnline(person(`more-${each}`)));
    vi.advanceTimersByTime(600);
  }
  expect(asked()).toBeGreaterThan(0);
  expect(asked()).toBeLessThanOrEqual(20);
});
