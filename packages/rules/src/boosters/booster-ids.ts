/** Ids of all boosters, as stored and sent. */
export const boosterIds = [
  'fifty_fifty',
  'extra_time',
  'second_chance',
  'shield',
  'double_points',
  'audience',
] as const;
export type BoosterId = (typeof boosterIds)[number];
