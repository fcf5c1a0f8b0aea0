/** How others see a player: kept beside the player, so that no list of players asks for more than their rows. */
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

/** Address at which others see a player. */
export const avatarUrlOf = ({ avatar_seed, avatar }: LookRow): string => avatar.path ?? facePath(avatar_seed);

/** Frame of a player, as a part of what others are told; missing without one. */
export const frameOf = ({ avatar }: Pick<LookRow, 'avatar'>): { frame?: string } =>
  avatar.frame === undefined ? {} : { frame: avatar.frame };
