/** Sounds of the game, by name. */
export const sounds = ['versus', 'lock', 'right', 'wrong', 'heart', 'pull', 'win', 'tick'] as const;
export type Sound = (typeof sounds)[number];
