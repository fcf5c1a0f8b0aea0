/**
 * Pseudo-languages for development, `?lang=xa` and `?lang=xb`: accented English, a third longer, left to right and
 * right to left. Unaccented text reveals a missing key, clipped text a narrow layout.
 */
export type PseudoLanguage = 'xa' | 'xb';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};
const SHARE_ADDED = 0.35;
/** Unicode's right-to-left override. */
const RIGHT_TO_LEFT = '\u202e';
const POP = '\u202c';

/** Pseudo-language in the address; never in a build. */
export function readPseudoLanguage(search: string): PseudoLanguage | null {
  if (!import.meta.env.DEV) return null;
  const language = new URLSearchParams(search).get('lang');
  return language === 'xa' || language === 'xb' ? language : null;
}

export function pseudoText(text: string, language: PseudoLanguage): string {
  const accented = text.replace(/[aceinosuyAEIOU]/g, (letter) => accents[letter] ?? letter);
  const longer = `${accented}${'~'.repeat(Math.ceil(text.length * SHARE_ADDED))}`;
  return language === 'xa' ? `[${longer}]` : `${RIGHT_TO_LEFT}${longer}${POP}`;
}
