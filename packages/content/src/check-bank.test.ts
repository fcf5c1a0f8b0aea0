import { describe, expect, it } from 'vitest';
import type { BankFile, BankQuestion } from './bank-schema.ts';
import { checkBank } from './check-bank.ts';

const goodQuestion = (number: number): BankQuestion => ({
  id: `nature-good-${number}`,
  difficulty: 1,
  prompt: {
    en: `Which bird is number ${number}?`,
    ar: `أي طائر رقمه ${number}؟`,
    ckb: `کام باڵندە ژمارەی ${number}ە؟`,
  },
  options: [
    { en: 'Crane', ar: 'الكركي', ckb: 'قولینگ' },
    { en: 'Stork', ar: 'اللقلق', ckb: 'لەقلەق' },
    { en: 'Eagle', ar: 'العقاب', ckb: 'هەڵۆ' },
    { en: 'Heron', ar: 'البلشون', ckb: 'ماسیگرە' },
  ],
  right: number % 4,
  explanation: { en: 'It is a bird.', ar: 'هو طائر.', ckb: 'باڵندەیەکە.' },
  source: { title: 'A book of birds', url: 'https://example.org/birds' },
});

const numbers = [0, 1, 2, 3, 4, 5, 6, 7];

/** Faults of the category `nature` with a changed first question. */
function faultsOf(change: (question: BankQuestion) => unknown, file: Partial<BankFile> = {}) {
  const [first = goodQuestion(0), ...rest] = numbers.map(goodQuestion);
  const content = { category: 'nature', questions: [change(first), ...rest], ...file };
  return checkBank([{ name: 'nature.json', content }]).filter(({ reason }) => reason !== 'is missing');
}

const withPrompt = (language: 'en' | 'ar' | 'ckb', text: string) =>
  faultsOf((question) => ({ ...question, prompt: { ...question.prompt, [language]: text } }));

describe('checkBank', () => {
  it('finds nothing in good questions', () => {
    expect(faultsOf((question) => question)).toEqual([]);
  });

  it('names the categories that have no file', () => {
    const missing = checkBank([]).filter(({ reason }) => reason === 'is missing');
    expect(missing).toHaveLength(12);
    expect(missing[0]).toEqual({ file: 'general-knowledge.json', id: '-', field: '-', reason: 'is missing' });
  });

  it('names the position where a file is not JSON', () => {
    expect(checkBank([{ name: 'nature.json', content: undefined }])).toContainEqual({
      file: 'nature.json',
      id: '-',
      field: '-',
      reason: 'is not JSON',
    });
  });

  it('names file, question and field of an invalid shape', () => {
    const [fault] = faultsOf(({ explanation: _, ...question }) => question);
    expect(fault).toMatchObject({ file: 'nature.json', id: 'nature-good-0', field: 'explanation' });
  });

  it.each([
    ['en', 'A prompt that has no end', 'does not end as a question'],
    ['en', 'Why  two spaces?', 'has a double or an odd space'],
    ['en', `${'x'.repeat(110)}?`, 'Invalid input'],
    ['ar', 'أی طائر هذا؟', 'has letters that Arabic does not use'],
    ['ar', 'أي طائر هذا?', 'has Latin punctuation; use ؟ and ؛'],
    ['ar', 'أي طائر, هذا؟', 'has a Latin comma; use ،'],
    ['ar', 'كم طائرًا بين ٣ طيور؟', 'has digits other than Latin ones'],
    ['ckb', 'كام باڵندە؟', 'has Arabic letters; Sorani writes ک ی ە ه'],
    ['ckb', 'کام باڵندة؟', 'has Arabic letters; Sorani writes ک ی ە ه'],
    ['ckb', 'کام بـاڵندە؟', 'has a tatweel or an invisible character'],
    ['en', 'Which "bird"?', 'has straight quotes; use “ ” and ’'],
    ['ar', 'ما الرهان على هذا الطائر؟', 'has “الرهان”; write مجازفة'],
    ['ar', 'بم راهن الصياد؟', 'has “راهن”; write جازف'],
    ['ckb', 'گرەو بە کام باڵندە کرا؟', 'has “گرەو”; write سەرکێشی'],
    ['ar', 'أي طائر يعيش في إفريقيا؟', 'has “إفريقي”; write أفريقيا'],
    ['ar', 'أي طائر يصل أولاً؟', 'has “أولاً”; write its tanwin before the alif, as in أولًا'],
    ['ckb', 'کام باڵندە ئێسقانی سووکە؟', 'has “ئێسقان”; write ئێسک'],
    ['ckb', 'لە سەدەی 12دا کام باڵندە هەبوو؟', 'has “سەدەی 1”; write the number of the century in words'],
    ['ckb', 'لە 1982 کام باڵندە دۆزرایەوە؟', 'has “لە 1982”; write لە ساڵی …, لە …دا'],
    ['ar', 'أي طاiر هذا؟', 'has a Latin letter in an Arabic word'],
    ['ckb', 'ناوی crow چییە؟', 'has Latin words that the English text lacks: crow'],
  ] as const)('refuses a %s prompt "%s"', (language, text, reason) => {
    expect(withPrompt(language, text)).toContainEqual({
      file: 'nature.json',
      id: 'nature-good-0',
      field: `prompt.${language}`,
      reason,
    });
  });

  it.each(['برهان هذا القول؟', 'الوضع الراهن؟', 'لە ساڵی 1982 کام باڵندە؟', 'لە 1982دا کام باڵندە؟'])(
    'accepts "%s", which only resembles a word to avoid',
    (text) => {
      expect(withPrompt(text.startsWith('لە') ? 'ckb' : 'ar', text)).toEqual([]);
    },
  );

  it('refuses an answer that is right in more than two questions', () => {
    const questions = numbers.map((number) => ({
      ...goodQuestion(number),
      right: number === 4 ? 1 : number % 4,
    }));
    expect(faultsOf((question) => question, { questions })).toEqual([
      {
        file: 'nature.json',
        id: 'nature-good-5',
        field: 'right',
        reason: 'is the answer of more than 2 questions',
      },
    ]);
  });

  it('refuses a prompt and an id that contain the answer', () => {
    expect(withPrompt('en', 'Why is a crane a crane?')).toMatchObject([{ field: 'prompt.en' }]);
    expect(faultsOf((question) => ({ ...question, id: 'nature-crane-flight' }))).toMatchObject([
      { id: 'nature-crane-flight', field: 'id', reason: 'contains the answer' },
    ]);
  });

  it('refuses equal options, and a right one that stands out by its length', () => {
    const withOption = (index: number, en: string) =>
      faultsOf((question) => ({
        ...question,
        options: question.options.map((option, at) => (at === index ? { ...option, en } : option)),
      }));
    expect(withOption(1, 'crane')).toMatchObject([
      { field: 'options.en', reason: 'are not four different ones' },
    ]);
    expect(withOption(0, 'The common crane of the marshes')).toMatchObject([{ field: 'options.en' }]);
  });

  it('refuses a right option that is always at the same position', () => {
    const questions = numbers.map((number) => ({ ...goodQuestion(number), right: 2 }));
    expect(faultsOf((question) => question, { questions }).map(({ field }) => field)).toContain('right');
  });

  it('refuses too few questions, a foreign id, a repeat and an address without https', () => {
    const questions = numbers.slice(0, 5).map(goodQuestion);
    expect(faultsOf((question) => question, { questions })).toMatchObject([{ field: 'questions' }]);
    expect(faultsOf((question) => ({ ...question, id: 'science-bird' }))).toMatchObject([{ field: 'id' }]);
    expect(faultsOf((question) => ({ ...question, id: 'nature-good-1' }))).toMatchObject([
      { field: 'id', reason: 'is in nature.json already' },
    ]);
    const source = { title: 'A book', url: 'http://example.org' };
    expect(faultsOf((question) => ({ ...question, source }))).toMatchObject([
      { id: 'nature-good-0', field: 'source.url', reason: 'is not an https address' },
    ]);
  });
});
