/** Latin words in Arabic and Kurdish texts. */

const LATIN_WORD = /[A-Za-z\u00c0-\u024f]+/g;
/**
 * Mixed scripts in a word. One Arabic letter before a name is “and” or “with”, and Kurdish endings follow a name
 * directly.
 */
const MIXED = /[\u0621-\u06d3]{2}[A-Za-z]/;

const latinWords = (text: string): string[] => text.match(LATIN_WORD) ?? [];

/** Faults of a text in Arabic script: mixed scripts in a word, and names that the English text lacks. */
export function latinWordFaults(text: string, english: string): string[] {
  const known = new Set(latinWords(english).map((word) => word.toLowerCase()));
  const strange = latinWords(text).filter((word) => !known.has(word.toLowerCase()));
  return [
    ...(MIXED.test(text) ? ['has a Latin letter in an Arabic word'] : []),
    ...(strange.length > 0 ? [`has Latin words that the English text lacks: ${strange.join(', ')}`] : []),
  ];
}
