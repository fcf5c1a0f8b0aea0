/** Normalisation of digits typed on phones in Iraq. */

/** Converts Arabic-Indic (٠ to ٩) and extended Arabic-Indic (۰ to ۹) digits to 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Spaces, joiners and direction marks, which keyboards insert around digits. */
const unseen = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Normalises an SMS or a code: removes spaces and invisible marks, and converts to Latin digits and capitals. */
export const plainSms = (text: string): string => latinDigits(text).replace(unseen, '').toUpperCase();

/** Tells whether an SMS is the stop keyword, in any script of digits. */
export const isStopSms = (text: string, stopKeyword: string): boolean =>
  plainSms(text) === plainSms(stopKeyword);
