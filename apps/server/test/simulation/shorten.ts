const LONGEST = 60;
/** Cache of short forms, since few statements run very often. */
const shortened = new Map<string, string>();

/** Shortens a statement for the log of a world. */
export function shorten(statement: string): string {
  const known = shortened.get(statement);
  if (known !== undefined) return known;
  const words = statement.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  shortened.set(statement, words);
  return words;
}
