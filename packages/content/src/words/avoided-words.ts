/** Words that our texts avoid, with replacements. */
import type { Language } from '@trivia/contract/languages.ts';

export interface AvoidedWord {
  readonly language: Language;
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Matches from the beginning of a word; endings may follow. */
const avoid = (language: Language, pattern: string, instead: string): AvoidedWord => ({
  language,
  pattern: new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu'),
  instead,
});

/** Arabic article and particles that are joined to a word. Without the article, ب would match other words. */
const prefixes = '(?:[وف]?[بك]?ال|[وف]?لل|[وفل]?)';

/** Betting words, which have no place in a game for families. */
const betting: readonly AvoidedWord[] = [
  avoid('en', '(?:bet|bets|betting|gambl\\w*|casino\\w*|jackpot\\w*)(?!\\p{L})', 'play, risk'),
  avoid('ar', `${prefixes}(?:رهان|مراهن|قمار|مقامر|يانصيب)`, 'مجازفة'),
  avoid('ar', '[وف]?(?:راهن|أراهن|يراهن|تراهن|نراهن)', 'جازف'),
  avoid('ar', 'على المحك', 'بلا عملات'),
  avoid('ckb', 'گرەو|قومار', 'سەرکێشی'),
];

/** Misspellings of our words. */
const spelling: readonly AvoidedWord[] = [
  avoid('en', 'Aqra(?!\\p{L})', 'Akre'),
  avoid('ar', `${prefixes}إفريقي`, 'أفريقيا'),
  avoid('ar', '(?:[وبك]?ال|لل)?رز(?!\\p{L})', 'الأرز'),
  avoid('ar', 'زاكروس', 'زاغروس'),
  avoid('ar', 'راوندوز', 'رواندوز'),
  avoid('ar', `${prefixes}شفرة`, 'شيفرة'),
  avoid('ar', `${prefixes}أزتك`, 'الأزتيك'),
  avoid('ar', 'ق\\.\\s?م', 'قبل الميلاد'),
  avoid('ar', '[\\p{L}\\p{M}]*اً', 'its tanwin before the alif, as in أولًا'),
  avoid('ckb', 'ئێسقان', 'ئێسک'),
  avoid('ckb', 'چوکلێت', 'چۆکلێت'),
  avoid('ckb', 'ئازتێک', 'ئەزتێک'),
  avoid('ckb', 'ئاڵقە', 'ئەڵقە'),
  avoid('ckb', 'نقوم', 'نوقم'),
  avoid('ckb', 'دوانیان', 'دووانیان'),
  avoid('ckb', 'زەقورە|مەلویە', 'زەقوورە, مەلوییە'),
  avoid('ckb', '(?:دە|بی|ب)سوڕ', 'سووڕ-'),
  avoid('ckb', 'تەنها', 'تەنیا'),
  avoid('ckb', 'بەسەرچوو(?:ە|(?!\\p{L}))', 'بەسەر چوو'),
];

/** Inconsistent ways of writing times. */
const times: readonly AvoidedWord[] = [
  avoid('ar', `${prefixes}قرن [\\d٠-٩]`, 'the number of the century in words'),
  avoid('ckb', 'سەدەی [\\d٠-٩]', 'the number of the century in words'),
  avoid('ckb', 'ساڵانی [\\d٠-٩]', 'بیستەکانی سەدەی بیستەم'),
  avoid('ckb', '(?<!زیاتر )(?<!کەمتر )لە \\d{3,4}(?=[ ،.])(?! (?:مەتر|ساڵ|کیلۆمەتر))', 'لە ساڵی …, لە …دا'),
];

/** Prefixes and particles of Kurdish verbs with the stem of کەوتن. */
const fallPrefixes = '(?:سەر|دەر|هەڵ|دا|پێک|ڕێک|دوای)';

/** Synonyms of our terms; `docs/glossary.md` lists the terms. */
const terms: readonly AvoidedWord[] = [
  avoid('ar', `${prefixes}معز`, 'وسيلة مساعدة'),
  avoid('ar', `${prefixes}أنماط`, 'الألعاب'),
  avoid('ar', `${prefixes}بنكك?(?!\\p{L})`, 'مصرف'),
  avoid('ar', 'رقِّ', 'اشترك'),
  avoid('ar', '(?<=[\\d٠-٩…]\\s)[ثدسي](?![\\p{L}\\p{M}])', 'the unit as a word, such as ثانية'),
  avoid('ar', `${prefixes}خط(?:ة|تك|تان|تين|ط)(?!\\p{L})`, 'باقة'),
  avoid('ar', '[وف]?(?:ذهبت|ذهاب) (?:روح|ال)', 'خسرت روحًا'),
  avoid('ckb', 'دراو(?!ە(?:کە دروست|(?!\\p{L})))', 'کۆین'),
  avoid('ckb', 'کات نییە', 'بێ سنووری کات'),
  avoid('ckb', 'هیچ (?:نە|نا)بڕ', 'هیچ پارەیەک نەبڕدراوە'),
  avoid('ckb', 'کەلوپەل|پۆشاکی وێنە', 'ئێکسسوار'),
  avoid('ckb', 'ڕووت(?!\\p{L})', 'ڕووخسارت'),
  avoid('ckb', 'هاوبەشی بکە', 'بڵاوی بکەرەوە'),
  avoid('ckb', 'لەبەری? (?:بگرە|گیرا)', 'کۆپی بکە'),
  // Verbs of کەوتن keep their بکەوە, as in سەربکەوە.
  avoid(
    'ckb',
    `(?<!${fallPrefixes} )(?!${fallPrefixes}بکەوە)\\p{L}*(?:بکەوە|بدەوە)(?!\\p{L})`,
    'بکەرەوە, بدەرەوە',
  ),
];

export const avoidedInQuestions: readonly AvoidedWord[] = [...betting, ...spelling, ...times];
export const avoidedOnScreens: readonly AvoidedWord[] = [...avoidedInQuestions, ...terms];

/** Faults of a text by the words that it should avoid. */
export const avoidedWordFaults = (
  words: readonly AvoidedWord[],
  language: Language,
  text: string,
): string[] =>
  words.flatMap((word) => {
    const [found] = word.language === language ? (word.pattern.exec(text) ?? []) : [];
    return found ? [`has “${found}”; write ${word.instead}`] : [];
  });
