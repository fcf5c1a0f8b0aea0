import { act, cleanup, render, screen } from '@testing-library/react';
import { type MascotPose, mascotFile } from '@trivia/pictures/mascot-files.ts';
import { pictures } from '@trivia/pictures/pictures.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Mascot } from './mascot.tsx';
import { Picture } from './picture.tsx';

afterEach(cleanup);

describe('a picture', () => {
  it('offers every width as AVIF and one as WebP, under hashed names', () => {
    const { container } = render(<Picture name="scene-tea" sizes="50vw" label="A tea house" />);
    const { hash, widths } = pictures['scene-tea'];
    const offered = container.querySelector('source')?.getAttribute('srcset');
    expect(offered).toBe(
      widths.map((width) => `/assets/scene-tea-${width}-${hash}.avif ${width}w`).join(', '),
    );
    expect(screen.getByRole('img', { name: 'A tea house' }).getAttribute('src')).toBe(
      `/assets/scene-tea-360-${hash}.webp`,
    );
  });

  it('reserves its space and shows its mean colour until it is near the viewport', () => {
    render(<Picture name="scene-tea" sizes="50vw" label="tea" />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['640', '640']);
    expect(image.style.backgroundColor).not.toBe('');
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('is loaded near the viewport, and at once above the fold', () => {
    const watched = new Map<Element, (entries: readonly { isIntersecting: boolean }[]) => void>();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #callback: (entries: readonly { isIntersecting: boolean }[]) => void;
        constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
          this.#callback = callback;
        }
        observe(element: Element) {
          watched.set(element, this.#callback);
        }
        disconnect() {}
      },
    );
    render(
      <>
        <Picture name="scene-tea" sizes="50vw" label="tea" />
        <Picture name="scene-malwiya" sizes="50vw" label="malwiya" isFirst />
      </>,
    );
    const tea = screen.getByRole('img', { name: 'tea' });
    const sourceOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src');
    expect(sourceOf('tea')).toMatch(/^data:/);
    expect(sourceOf('malwiya')).toContain('scene-malwiya');
    act(() => watched.get(tea)?.([{ isIntersecting: false }]));
    expect(sourceOf('tea')).toMatch(/^data:/);
    act(() => watched.get(tea)?.([{ isIntersecting: true }]));
    expect(sourceOf('tea')).toContain('scene-tea');
    vi.unstubAllGlobals();
  });

  it('is decoration without a label', () => {
    render(<Picture name="thing-oud" sizes="5rem" isFirst />);
    expect(screen.getByRole('presentation').getAttribute('loading')).toBe('eager');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

it.each<MascotPose>(['hello', 'lost'])(
  'shows the mascot %s as decoration, from a file of its own',
  (pose) => {
    render(<Mascot pose={pose} />);
    expect(screen.getByRole('presentation').getAttribute('src')).toBe(`/assets/${mascotFile(pose)}`);
  },
);
