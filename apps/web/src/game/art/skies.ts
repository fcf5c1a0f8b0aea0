/** The Tigris by night and by day, as backgrounds of pages. */
export const skies = {
  night: { name: 'hero-night', wide: 'sky-night-wide' },
  day: { name: 'hero-noon', wide: 'sky-noon-wide' },
} as const;
