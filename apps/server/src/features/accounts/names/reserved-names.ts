/**
 * Reserved usernames, which look official: a title, alone or combined with companion words, such as `the_admin` or
 * `Zana-Bot`.
 */
import { brand } from '@trivia/contract/brand.ts';
import { foldLetters } from './fold-username.ts';
import { skeletonsOf } from './username-skeleton.ts';

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

const titles = wordsOf(`
  admin admins administrator administration sysadmin superadmin root system
  moderator moderators mod mods staff support helpdesk official housebot
  أدمن ادمين الأدمن إدارة الإدارة مدير المدير مشرف المشرف مشرفة المشرفة دعم الدعم رسمي الرسمي رسمية الرسمية النظام
  ئەدمین بەڕێوەبەر بەڕێوەبەرایەتی سەرپەرشتیار پشتگیری پاڵپشتی فەرمی سیستەم سیستم`);
const companions = wordsOf(`
  the team bot plus account app game games quiz trivia iraq service help
  فريق بوت روبوت فني الفني حساب تطبيق لعبة خدمة بلس العراق
  تیم بۆت ڕۆبۆت هەژمار یاری یارمەتی پڵەس عێراق`);

/** Digits that look like letters. */
const letterOfDigit: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
};

/** Possible readings of a name, without separators and marks, with digits as letters, and i and l as one. */
function readingsOf(text: string): string[] {
  const letters = text.replace(/[._-]/g, '').replace(/\d/g, (digit) => letterOfDigit[digit] ?? digit);
  return skeletonsOf(letters).map((look) => look.replace(/\p{M}/gu, '').replaceAll('i', 'l'));
}

const anyOf = (words: readonly string[]): string => `(?:${words.flatMap(readingsOf).join('|')})`;

function matcherOf(leading: readonly string[], others: readonly string[]): RegExp {
  const rest = anyOf([...leading, ...others]);
  return new RegExp(`^${rest}*${anyOf(leading)}${rest}*$`, 'u');
}

const brandNames = Object.values(brand.name);
const isOfficial = matcherOf([...titles, ...brandNames], companions);
/** Matches titles only, because the product's name with a number is a common name of persons. */
const isTitle = matcherOf(titles, [...companions, ...brandNames]);

const EDGE_NUMBERS = /^[\d._-]+|[\d._-]+$/g;

/** Whether a username reads like one of the staff, the product or its bot. */
export function isReservedName(username: string): boolean {
  const letters = foldLetters(username);
  return (
    readingsOf(letters).some((look) => isOfficial.test(look)) ||
    readingsOf(letters.replace(EDGE_NUMBERS, '')).some((look) => isTitle.test(look))
  );
}
