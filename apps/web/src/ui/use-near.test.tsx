import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNear } from './use-near.ts';

let margins: string[];
let meet: (() => void) | undefined;

class FakeObserver {
  constructor(tell: (entries: object[]) => void, { rootMargin = '' }: IntersectionObserverInit) {
    margins.push(rootMargin);
    meet = () => tell([{ isIntersecting: true }]);
  }
  observe(): void {}
  disconnect(): void {}
}

function Part() {
  const [isNear, ref] = useNear<HTMLParagraphElement>(false);
  return <p ref={ref}>{isNear ? 'near' : 'far'}</p>;
}

beforeEach(() => {
  margins = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('excludes the foot of a phone, which the bar covers, before the first scroll', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<Part />);
  expect(margins).toEqual(['10% 0px -9%']);
});

it('is true a little beyond the viewport before the first scroll, and a whole screen ahead after it', () => {
  render(<Part />);
  expect(margins).toEqual(['10% 0px']);
  act(() => void dispatchEvent(new Event('scroll')));
  expect(margins).toEqual(['10% 0px', '100% 0px']);
  expect(screen.getByText('far')).toBeTruthy();
  act(() => meet?.());
  expect(screen.getByText('near')).toBeTruthy();
  render(<Part />);
  expect(margins.at(-1)).toBe('100% 0px');
});
