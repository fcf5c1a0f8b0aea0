/**
 * Pictures of the puzzle, by id. Each is a square of 3 × 3 pieces, drawn by `packages/pictures` and served as
 * `/pictures/<id>.webp`.
 */
export const pictureIds = [
  'ishtar-gate',
  'ziggurat',
  'marsh-house',
  'malwiya',
  'erbil-citadel',
  'zagros-spring',
  'delal-bridge',
  'tigris-night',
  'oud',
  'tea',
  'pomegranate',
  'kilim',
  'star-tiles',
  'astrolabe',
  'partridge',
  'lamassu',
] as const;

export type PictureId = (typeof pictureIds)[number];
