/** A player's look as others see it, copied into the player's row so that lists of players need no other query. */
export interface PublicLook {
  /** Path of the picture; missing for the plain face of the seed. */
  readonly path?: string;
  /** Id of the frame around the picture. */
  readonly frame?: string;
}

interface LookRow {
  readonly avatar_seed: string;
  readonly avatar: PublicLook;
}

/** Path of the face of a seed with the given cosmetics. */
export const facePath = (seed: string, ids: readonly string[] = []): string =>
  `/avatars/${[seed, ...ids.toSorted()].join('.')}.svg`;

/** Path of an uploaded picture. */
export const picturePath = (id: string): string => `/pictures/${id}.webp`;

/** Path of the picture that others see. */
export const avatarUrlOf = ({ avatar_seed, avatar }: LookRow): string => avatar.path ?? facePath(avatar_seed);

/** Field `frame` of a reply; missing for a player without a frame. */
export const frameOf = ({ avatar }: Pick<LookRow, 'avatar'>): { frame?: string } =>
  avatar.frame === undefined ? {} : { frame: avatar.frame };
