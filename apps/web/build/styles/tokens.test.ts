import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');

/** Tokens of a theme by name; the light theme overrides the dark one. */
function tokensOf(theme: 'dark' | 'light'): Map<string, string> {
  const blocks = [/^:root \{(.*?)^\}/ms, /^:root\[data-theme='light'\] \{(.*?)^\}/ms];
  const texts = blocks.slice(0, theme === 'dark' ? 1 : 2).map((block) => block.exec(css)?.[1] ?? '');
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  );
}

/** Relative luminance of a token, by the formulas of OKLab and WCAG 2.2. */
function luminanceOf(tokens: ReadonlyMap<string, string>, name: string): number {
  const value = tokens.get(name) ?? '';
  const [, alias] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (alias) return luminanceOf(tokens, alias);
  const [lightness = 0, chroma = 0, hue = 0] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: 'dark' | 'light', one: string, other: string): number {
  const tokens = tokensOf(theme);
  const [low = 0, high = 0] = [luminanceOf(tokens, one), luminanceOf(tokens, other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['ground', 'surface', 'raised'] as const;

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  it.each(grounds)('edges of controls have a contrast of 3:1 on %s', (ground) => {
    expect(contrast(theme, 'line-control', ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(theme, 'info-text', ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(grounds)('text has a contrast of 4.5:1 on %s', (ground) => {
    for (const text of ['text', 'text-soft', 'text-faint', 'good-text', 'bad-text', 'accent-text'])
      expect([text, contrast(theme, text, ground) >= 4.5]).toEqual([text, true]);
  });
});
