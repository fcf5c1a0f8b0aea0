/** Words that our texts avoid, each with its replacement. */
import type { Language } from '@trivia/contract/languages.ts';

export interface AvoidedWord {
  readonly language: Language;
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Begins at a letter that follows none; endings may follow. */
const avoid = (language: Language, pattern: string, instead: string): AvoidedWord => ({
  language,
  pattern: new RegExp(`(?<!\\p{L})(?:${pattern})`, 'iu'),
  instead,
});

/** The Arabic article, and particles that are written together with the word. Without the article ب makes other words. */
const prefixes = '(?:[وف]?[بك]?ال|[وف]?لل|[وفل]?)';

/** Betting has no place in a game for families; points are put at risk. */
const betting: readonly AvoidedWord[] = [
  avoid('en', '(?:bet|bets|betting|gambl\\w*|casino\\w*|jackpot\\w*)(?!\\p{L})', 'play, risk'),
  avoid('ar', `${prefixes}(?:رهان|مراهن|قمار|مقامر|يانصيب)`, 'مجازفة'),
  avoid('ar', '[وف]?(?:راهن|أراهن|يراهن|تراهن|نراهن)', 'جازف'),
  avoid('ar', 'على المحك', 'بلا عملات'),
  avoid('ckb', 'گرەو|قومار', 'سەرکێشی'),
];

/** One spelling of each word. */
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
];

/** One way of writing times. */
const times: readonly AvoidedWord[] = [
  avoid('ar', `${prefixes}قرن [\\d٠-٩]`, 'the number of the century in words'),
  avoid('ckb', 'سەدەی [\\d٠-٩]', 'the number of the century in words'),
  avoid('ckb', 'ساڵانی [\\d٠-٩]', 'بیستەکانی سەدەی بیستەم'),
  avoid('ckb', '(?<!زیاتر )(?<!کەمتر )لە \\d{3,4}(?=[ ،.])(?! (?:مەتر|ساڵ|کیلۆمەتر))', 'لە ساڵی …, لە …دا'),
];

/** One word for one thing on the screens; `docs/glossary.md` has the list. */
const terms: readonly AvoidedWord[] = [
  avoid('ar', `${prefixes}معز`, 'وسيلة مساعدة'),
  avoid('ar', `${prefixes}أنماط`, 'الألعاب'),
  avoid('ar', `${prefixes}بنكك?(?!\\p{L})`, 'مصرف'),
  avoid('ar', `${prefixes}خط(?:ة|تك|ط)(?!\\p{L})`, 'باقة'),
  avoid('ar', '[وف]?(?:ذهبت|ذهاب) (?:روح|ال)', 'خسرت روحًا'),
  avoid('ckb', 'دراو(?!ە(?:کە دروست|(?!\\p{L})))', 'کۆین'),
  avoid('ckb', 'هاوبەشی بکە', 'بڵاوی بکەرەوە'),
  avoid('ckb', 'لەبەری? (?:بگرە|گیرا)', 'کۆپی بکە'),
  avoid('ckb', '\\p{L}*(?:بکەوە|بدەوە)(?!\\p{L})', 'بکەرەوە, بدەرەوە'),
];

export const avoidedInQuestions: readonly AvoidedWord[] = [...betting, ...spelling, ...times];
export const avoidedOnScreens: readonly AvoidedWord[] = [...avoidedInQuestions, ...terms];

/** Faults of a text by the words it should do without. */
export const avoidedWordFaults = (
  words: readonly AvoidedWord[],
  language: Language,
  text: string,
): string[] =>
  words.flatMap((word) => {
    const [found] = word.language === language ? (word.pattern.exec(text) ?? []) : [];
    return found ? [`has “${found}”; write ${word.instead}`] : [];
  });
