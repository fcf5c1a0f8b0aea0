/** Where the picture of an avatar is served. */
export const avatarUrlOf = (avatarSeed: string): string => `/avatars/${avatarSeed}.svg`;
