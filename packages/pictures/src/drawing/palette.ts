/** Colour ramps of the pictures, from dark to light, around the hues of the tokens. */
export const lapis = ['#0b0d20', '#14173a', '#1f2259', '#2f3088', '#4b4fbf', '#8a8fe8', '#ccd0fb'] as const;
export const amethyst = [
  '#1c0f38',
  '#34195f',
  '#532a8f',
  '#7a4cc4',
  '#a983ec',
  '#d2bcfa',
  '#efe6ff',
] as const;
export const pomegranate = [
  '#33081a',
  '#5f0f28',
  '#961b3a',
  '#cf2f4c',
  '#f4596a',
  '#ff979a',
  '#ffd3cd',
] as const;
export const saffron = ['#3f2208', '#7a440d', '#b8700f', '#e59a17', '#fbbf24', '#ffd873', '#fff0c4'] as const;
export const sand = ['#33201a', '#63402a', '#976a3f', '#c79b63', '#e6c592', '#f6e2bd', '#fef6e4'] as const;
export const faience = ['#052730', '#064857', '#0b7381', '#16a5ae', '#38d6d8', '#8deee8', '#d8fbf6'] as const;
export const fig = ['#06231c', '#0c4230', '#167048', '#26a865', '#4ade80', '#98f1b6', '#dcfce6'] as const;

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** A colour of a ramp, from 0, its first, to 1, its last. */
export function mix(ramp: readonly string[], share: number): string {
  const position = Math.min(Math.max(share, 0), 1) * (ramp.length - 1);
  const index = Math.min(Math.floor(position), ramp.length - 2);
  const [from, to] = [channels(ramp[index] ?? ''), channels(ramp[index + 1] ?? '')];
  const mixed = from.map((value, channel) => value + ((to[channel] ?? 0) - value) * (position - index));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
