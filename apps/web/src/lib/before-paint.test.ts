import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beforePaint } from './before-paint.ts';

let frames: Map<number, () => void>;
const paint = () => {
  for (const run of frames.values()) run();
  frames.clear();
};

beforeEach(() => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    frames.set(frames.size + 1, run);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

it('measures an element with the frame, not with the commit that adds it', () => {
  const measure = vi.fn();
  const element = document.createElement('p');
  beforePaint(measure)(element);
  expect(measure).not.toHaveBeenCalled();
  paint();
  expect(measure).toHaveBeenCalledExactlyOnceWith(element);
});

it('measures no element that has left before the frame', () => {
  const measure = vi.fn();
  beforePaint(measure)(document.createElement('p'))();
  paint();
  expect(measure).not.toHaveBeenCalled();
});
