/** Digits as people type them on phones in Iraq. */

/** Writes Arabic-Indic (٠ to ٩) and extended (۰ to ۹) digits as 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** Invisible marks of direction and joiners, which keyboards put around digits. */
const unseen = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** An SMS or a code without spaces and invisible marks, in Latin digits and capitals. */
export const plainSms = (text: string): string => latinDigits(text).replace(unseen, '').toUpperCase();

/** Whether an SMS asks to stop, in any script of digits. */
export const isStopSms = (text: string, stopKeyword: string): boolean =>
  plainSms(text) === plainSms(stopKeyword);
