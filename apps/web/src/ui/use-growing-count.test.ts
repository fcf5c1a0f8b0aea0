import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGrowingCount } from './use-growing-count.ts';

it('counts up in steps, one per rendering, and never beyond the total', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ total }) => useGrowingCount(total, 2), {
    initialProps: { total: 5 },
  });
  const counts = [result.current];
  for (let time = 0; time < 3; time += 1) {
    act(() => void vi.runOnlyPendingTimers());
    counts.push(result.current);
  }
  expect(counts).toEqual([2, 4, 5, 5]);
  rerender({ total: 1 });
  expect(result.current).toBe(1);
  vi.useRealTimers();
});
