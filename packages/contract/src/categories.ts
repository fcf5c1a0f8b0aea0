/** The twelve categories, in the order in which they are shown. */
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
