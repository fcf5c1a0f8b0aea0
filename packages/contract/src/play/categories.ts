/** Categories in display order. */
export const categoryIds = [
  'general-knowledge',
  'science',
  'history',
  'geography',
  'sports',
  'film-television',
  'music',
  'literature',
  'technology',
  'nature',
  'food',
  'mesopotamia-kurdistan',
] as const;
export type CategoryId = (typeof categoryIds)[number];
