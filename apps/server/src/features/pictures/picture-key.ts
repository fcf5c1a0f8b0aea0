/** Key of a picture in the store of files. */
export const pictureKey = (id: string): string => `avatars/${id}.webp`;
