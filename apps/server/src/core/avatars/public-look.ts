/** Look that others are shown of a player, kept in the player's row so that lists of players need no other query. */
export interface PublicLook {
  /** Address of the picture; missing for the face of the seed alone. */
  readonly path?: string;
  /** Id of the frame around it. */
  readonly frame?: string;
}

interface LookRow {
  readonly avatar_seed: string;
  readonly avatar: PublicLook;
}

/** Address of the face of a seed, wearing things of these ids; none for the face alone. */
export const facePath = (seed: string, ids: readonly string[] = []): string =>
  `/avatars/${[seed, ...ids.toSorted()].join('.')}.svg`;

/** Address of an uploaded picture. */
export const picturePath = (id: string): string => `/pictures/${id}.webp`;

/** Address of the picture that others are shown. */
export const avatarUrlOf = ({ avatar_seed, avatar }: LookRow): string => avatar.path ?? facePath(avatar_seed);

/** Frame of a player as a part of replies; missing without one. */
export const frameOf = ({ avatar }: Pick<LookRow, 'avatar'>): { frame?: string } =>
  avatar.frame === undefined ? {} : { frame: avatar.frame };
