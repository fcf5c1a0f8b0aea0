/** Isolates the direction of a player's text within a sentence, where `<bdi>` cannot be used. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
