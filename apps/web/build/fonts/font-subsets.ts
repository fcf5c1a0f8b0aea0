/** Contents of each font subset. A language loads one file. */
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

export interface FontSubset {
  readonly file: string;
  /** Source file in the font's package. */
  readonly source: string;
  readonly text: string;
  readonly maxBytes: number;
  /** OpenType features to keep; all by default. */
  readonly features?: readonly string[];
}

const MAX_BYTES = 22_000;

/** Features that join Arabic letters and place their marks, without swashes. */
const arabicFeatures = 'calt ccmp fina init medi isol rlig liga mark mkmk kern locl'.split(' ');

/** Features for spacing, and for figures of equal width. */
const latinFeatures = 'calt ccmp kern liga locl mark mkmk tnum'.split(' ');

/** English letters and common signs, some of which Arabic and Kurdish texts use too. */
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
    // Letters of Western European languages, and signs that our texts do not use.
    file: 'lexend-western.woff2',
    source: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
    text: [...`${range(0xa1, 0xff)}ıŒœ`].filter((letter) => !englishLetters.includes(letter)).join(''),
    maxBytes: MAX_BYTES,
    features: latinFeatures,
  },
  {
    // Letters of names from other countries, loaded only by pages that contain one.
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
  {
    // Codes to dial in Arabic and Kurdish texts: a small file, so that they need not wait for all Latin letters.
    file: 'lexend-digits.woff2',
    source: '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2',
    text: `+${range(0x30, 0x39)}`,
    maxBytes: 2_500,
    features: ['kern', 'tnum'],
  },
];
