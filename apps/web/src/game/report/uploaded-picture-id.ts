/** Id in the URL of an uploaded picture; undefined for a drawn face. */
export const uploadedPictureId = (url: string): string | undefined =>
  /^\/pictures\/([\da-f-]{36})\.webp$/.exec(url)?.[1];
