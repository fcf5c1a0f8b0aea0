import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useShownLater } from './use-shown-later.ts';

it('follows each value by one render, and keeps the last one', async () => {
  const renders: (number | null)[][] = [];
  const watch = (value: number | null) => {
    const shown = useShownLater(value);
    renders.push([value, shown]);
    return shown;
  };
  const { result, rerender } = renderHook(watch, { initialProps: 1 as number | null });
  await waitFor(() => expect(result.current).toBe(1));
  rerender(null);
  rerender(2);
  await waitFor(() => expect(result.current).toBe(2));
  expect(renders).toEqual([
    [1, null],
    [1, 1],
    [null, 1],
    [2, 1],
    [2, 2],
  ]);
});
