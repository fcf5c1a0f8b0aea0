/** Variants of letters on Arabic and Kurdish keyboards, each with the letter that it is folded to. */
const lookAlikes: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ئ: 'ی',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
  ھ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
};
const arabicDigit = /[٠-٩۰-۹]/g;
/** Marks above and below letters, the stretching dash, and invisible joiners. */
const unseen = /[\p{M}\u0640\p{Cf}]/gu;

/** Folds keyboard variants of letters; keeps case. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[يىئكةەھأإآٱ]/g, (letter) => lookAlikes[letter] ?? letter)
    .normalize('NFD')
    .replace(unseen, '')
    .replace(arabicDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .normalize('NFC');

/** Key under which a username is unique, the same for names that read alike. */
export const foldUsername = (username: string): string =>
  foldLetters(username.normalize('NFKC').toLowerCase());
