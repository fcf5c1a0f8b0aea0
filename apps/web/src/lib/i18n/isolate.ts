/** Isolates the direction of a player's text within a sentence, where `<bdi>` is not possible. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
