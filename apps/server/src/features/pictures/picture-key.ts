/** Key of a picture in the file store. */
export const pictureKey = (id: string): string => `avatars/${id}.webp`;
