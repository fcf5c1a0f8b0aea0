/** Escapes of GIFT: a backslash before control characters (`\~ \= \# \{ \} \: \\`), and `\n` for a line break. */

const ESCAPED = '~=#{}:\\';
/** First stand-in character, from the private use area, which no later step takes for a control character. */
const FIRST = 0xe000;

const standIns = new Map(
  [...ESCAPED].map((character, index) => [character, String.fromCharCode(FIRST + index)]),
);
const originals = new Map([...standIns].map(([character, standIn]) => [standIn, character]));

/** Replaces escaped characters by stand-ins. */
export const protectEscapes = (text: string): string =>
  text
    .replace(/\\([~=#{}:\\])/g, (whole, character: string) => standIns.get(character) ?? whole)
    .replace(/\\n/g, '\n');

export const restoreEscapes = (text: string): string =>
  text.replace(/[\uE000-\uE006]/g, (standIn) => originals.get(standIn) ?? standIn);
