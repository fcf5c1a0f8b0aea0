/** Id of an uploaded picture by its address; undefined for a drawn face. */
export const uploadedPictureId = (url: string): string | undefined =>
  /^\/pictures\/([\da-f-]{36})\.webp$/.exec(url)?.[1];
