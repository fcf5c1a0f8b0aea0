/** The boosters: what there is and what it costs. */
export const boosterIds = [
  'fifty_fifty',
  'extra_time',
  'second_chance',
  'shield',
  'double_points',
  'audience',
] as const;
export type BoosterId = (typeof boosterIds)[number];
