import type { Language } from '@trivia/contract/languages.ts';
import { expect, it } from 'vitest';
import { avoidedOnScreens, avoidedWordFaults } from './avoided-words.ts';

const faultsOf = (text: string, language: Language = 'ckb'): string[] =>
  avoidedWordFaults(avoidedOnScreens, language, text);

it.each(['بڵاوی بکەوە', 'نوێبکەوە', 'جیایان بکەوە', 'وەڵام بدەوە', 'لێکبدەوە'])(
  'an imperative without its ر is a fault: %s',
  (text) => {
    expect(faultsOf(text)).toHaveLength(1);
  },
);

it.each(['سەربکەوە', 'سەر بکەوە و ببەوە', 'دەربکەوە', 'دوای بکەوە', 'بڵاوی بکەرەوە', 'وەڵام بدەرەوە'])(
  'a correct imperative is no fault: %s',
  (text) => {
    expect(faultsOf(text)).toEqual([]);
  },
);

it.each(['الخطتان جنبًا إلى جنب', 'في خطتين', 'رقِّ حسابك'])(
  'an Arabic plan that is no plan of the store, or an upgrade to it, is a fault: %s',
  (text) => {
    expect(faultsOf(text, 'ar')).toHaveLength(1);
  },
);

it.each(['٣٫٤ ث', 'تعويض … ث لبطء الاتصال'])('an Arabic unit of one letter is a fault: %s', (text) => {
  expect(faultsOf(text, 'ar')).toHaveLength(1);
});

it.each(['الباقتان جنبًا إلى جنب', '٣٫٤ ثانية', 'ثوانٍ'])('these are no faults: %s', (text) => {
  expect(faultsOf(text, 'ar')).toEqual([]);
});
