import { expect, it } from 'vitest';
import { avoidedOnScreens, avoidedWordFaults } from './avoided-words.ts';

const faultsOf = (text: string): string[] => avoidedWordFaults(avoidedOnScreens, 'ckb', text);

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
