/** Address of an avatar's picture. */
export const avatarUrlOf = (avatarSeed: string): string => `/avatars/${avatarSeed}.svg`;
