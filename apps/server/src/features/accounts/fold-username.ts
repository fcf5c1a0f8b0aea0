/** Letters that Arabic and Kurdish keyboards type in more than one way, and digits, as one of them. */
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
/** Marks above and below letters, the stretching dash, and joiners that cannot be seen. */
const unseen = /[\p{M}\u0640\p{Cf}]/gu;

/** The letters of a name with those that are typed in more than one way as one, large and small ones apart. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[يىئكةەھأإآٱ]/g, (letter) => lookAlikes[letter] ?? letter)
    .normalize('NFD')
    .replace(unseen, '')
    .replace(arabicDigit, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .normalize('NFC');

/** The key under which a username is unique: names that read alike have the same one. */
export const foldUsername = (username: string): string =>
  foldLetters(username.normalize('NFKC').toLowerCase());
