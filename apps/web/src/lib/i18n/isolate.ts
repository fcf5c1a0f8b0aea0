/** Keeps a player's text from disturbing the direction of the sentence it is put into, where no `<bdi>` can stand. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
