/** Letters in each of our font files. A language loads one file; the rest of its script is left out. */
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

export interface FontSubset {
  readonly file: string;
  /** The file it is cut from, inside the package of the font. */
  readonly source: string;
  readonly text: string;
  readonly maxBytes: number;
  /** OpenType features to keep; all where none are named. */
  readonly features?: readonly string[];
}

const MAX_BYTES = 22_000;

/** Features that join Arabic letters and place their marks; swashes and the like are left out. */
const arabicFeatures = 'calt ccmp fina init medi isol rlig liga mark mkmk kern locl'.split(' ');

/** Features that place letters beside each other, and keep figures in columns. */
const latinFeatures = 'calt ccmp kern liga locl mark mkmk tnum'.split(' ');

/** Characters of English with the signs beside them, some of which Arabic and Kurdish use, too. */
const englishLetters = `${range(0x20, 0x7e)}\u00a0«°²·»×–—‘’“”•…−`;

const arabicLetters = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىي';
const kurdishLetters = 'پچژڤکگیەێۆڕڵھ';
const joiners = '\u200c\u200d';
const marks = `${range(0x64b, 0x652)}\u0670`;

export const fontSubsets: readonly FontSubset[] = [
  {
    file: 'lexend-latin.woff2',
    source: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
    text: englishLetters,
    maxBytes: 13_000,
    features: latinFeatures,
  },
  {
    // Letters of other languages of Western Europe, and signs that our texts do without.
    file: 'lexend-western.woff2',
    source: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
    text: [...`${range(0xa1, 0xff)}ıŒœ`].filter((letter) => !englishLetters.includes(letter)).join(''),
    maxBytes: MAX_BYTES,
    features: latinFeatures,
  },
  {
    // Letters of names from other countries; only pages with such a letter fetch the file.
    file: 'lexend-extended.woff2',
    source: '@fontsource-variable/lexend/files/lexend-latin-ext-wght-normal.woff2',
    text: [...range(0x100, 0x17f)].filter((letter) => !'ıŒœ'.includes(letter)).join(''),
    maxBytes: MAX_BYTES,
  },
  {
    file: 'vazirmatn-arabic.woff2',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    text: `${arabicLetters}${kurdishLetters}${marks}${joiners}،؛؟٪٫٬${range(0x660, 0x669)}${range(0x6f0, 0x6f9)}`,
    maxBytes: MAX_BYTES,
    features: arabicFeatures,
  },
];
