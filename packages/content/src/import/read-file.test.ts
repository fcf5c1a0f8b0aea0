import { describe, expect, test } from 'vitest';
import { type Format, readFile } from './read-file.ts';
import { UnreadableFileError } from './record.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (name: string, text: string, format?: Format) =>
  readFile(name, bytes(text), { language: 'en', ...(format ? { format } : {}) });
const english = ({ questions }: ReturnType<typeof read>) =>
  questions.map(({ texts, right }) => ({
    prompt: texts.en?.prompt,
    options: texts.en?.options,
    right: texts.en?.options[right],
  }));

describe('OpenTriviaQA', () => {
  test('reads all text before ^ as the question', () => {
    const file = read('lakes.txt', '#Q Which lake\n\nA salty one,\r\nlies here?\n^ Urmia\nA Van\nB Urmia\n');
    expect(english(file)).toEqual([
      { prompt: 'Which lake A salty one, lies here?', options: ['Van', 'Urmia'], right: 'Urmia' },
    ]);
  });

  test('reads a line that is not UTF-8 as Windows-1252, and only that line', () => {
    const mixed = new Uint8Array([
      ...bytes('#Q Größe of a '),
      ...bytes('river?\n^ Rh'),
      0xf4,
      ...bytes('ne\nA Rh'),
      0xf4,
      ...bytes('ne\nB Elbe\n'),
    ]);
    const { questions } = readFile('rivers.txt', mixed, { language: 'en' });
    expect(questions[0]?.texts.en).toMatchObject({
      prompt: 'Größe of a river?',
      options: ['Rhône', 'Elbe'],
    });
  });

  test('refuses questions without exactly one right answer, by the line of their #Q', () => {
    const file = read(
      'bad.txt',
      [
        '#Q One?\n^ a\nA a\nB a\nC b',
        '#Q Two?\n^ a\nA a\nB b\nC b',
        '#Q Three?\n^ a\nA a\nB',
        '#Q Four?\n^ c\nA a\nB b',
        '#Q Five?\nA a\nB b',
      ].join('\n'),
    );
    expect(file.questions).toEqual([]);
    expect(file.refused).toEqual([
      { where: 1, reason: 'correct_answer_listed_twice' },
      { where: 6, reason: 'duplicate_wrong_option' },
      { where: 11, reason: 'empty_option' },
      { where: 15, reason: 'right_answer_not_listed' },
      { where: 19, reason: 'no_answer_line' },
    ]);
  });
});

describe('Aiken', () => {
  test('accepts labels with a dot or a bracket, with and without a space', () => {
    const file = read('a.txt', 'Which is a river?\nA. Tigris\nB)Ararat\nANSWER: A\n');
    expect(english(file)).toEqual([
      { prompt: 'Which is a river?', options: ['Tigris', 'Ararat'], right: 'Tigris' },
    ]);
  });

  test('refuses records by the ordinal of the block', () => {
    const file = read(
      'a.txt',
      'One?\nA) a\nANSWER: A\n\nA) b\n\nANSWER: b\n\nThree?\nA) a\nB) b\n\nFour?\nA) a\nB) b\nANSWER: both\n\nFive?\nA) a\nB) b\nANSWER: B',
    );
    expect(file.questions).toHaveLength(1);
    expect(file.refused).toEqual([
      { where: 1, reason: 'too_few_options' },
      { where: 2, reason: 'option_and_answer_without_question' },
      { where: 3, reason: 'no_answer_line' },
      { where: 4, reason: 'answer_is_not_a_letter' },
    ]);
  });
});

describe('Open Trivia DB', () => {
  const entry = {
    category: 'Science &amp; Nature',
    difficulty: 'hard',
    question: ' What is 2&sup2;? ',
    correct_answer: '4',
    incorrect_answers: ['&lt;2&gt;', '22'],
  };

  test('decodes entities', () => {
    const file = read('o.json', JSON.stringify({ response_code: 0, results: [entry] }));
    expect(file.questions[0]).toMatchObject({
      category: 'Science & Nature',
      difficulty: 3,
      texts: { en: { prompt: 'What is 2²?', options: ['4', '<2>', '22'] } },
    });
  });

  test('treats an error reply as unreadable, not as empty', () => {
    expect(() => read('o.json', '{"response_code":2,"results":[]}')).toThrow(UnreadableFileError);
  });
});

describe('CSV', () => {
  test('recognises headings under many names, and reports faults by physical line', () => {
    const file = read(
      'c.csv',
      '﻿Topic,Question,Option A,Option B,Option C,Correct\nfood,"Which is\nsweet?",Date,Salt,,A\nfood,Odd?,a,a,a,1\nfood,Too,many,cells,in,this,row\n',
    );
    expect(english(file)).toEqual([{ prompt: 'Which is sweet?', options: ['Date', 'Salt'], right: 'Date' }]);
    expect(file.refused).toEqual([
      { where: 4, reason: 'all_options_identical' },
      { where: 5, reason: 'too_many_columns_unquoted_comma' },
    ]);
  });

  test('reads all options from one cell, and counts unsupported types', () => {
    const file = read(
      'c.csv',
      'Type,Text,Options,Correct\nsingle,Pick,A) x();B) y: z,B\nmany,Pick,A) x;B) y,A;B\nwritten,Tell,,\n',
    );
    expect(english(file)).toEqual([{ prompt: 'Pick', options: ['x()', 'y: z'], right: 'y: z' }]);
    expect(file.otherTypes).toEqual({ multiple_answer: 1, open_text: 1 });
  });

  test('takes the last column as the answer without headings', () => {
    const file = read('c.csv', 'Case?,ii,II,iii,B\nTwice?,x,x,y,A\n');
    expect(english(file)).toEqual([{ prompt: 'Case?', options: ['ii', 'II', 'iii'], right: 'II' }]);
    expect(file.refused).toEqual([{ where: 2, reason: 'duplicate_option' }]);
  });

  test('decodes percent-encoded rows; only true and false need no other options', () => {
    const file = read('c.csv', 'Is%20ice%20cold%3F,True\nWho%3F,Enheduanna\n');
    expect(english(file)).toEqual([{ prompt: 'Is ice cold?', options: ['True', 'False'], right: 'True' }]);
    expect(file.refused).toEqual([{ where: 2, reason: 'no_wrong_options_in_source' }]);
  });

  test('accepts named columns', () => {
    const { questions } = readFile('c.csv', bytes('B,x,y,Which?\n'), {
      language: 'en',
      columns: 'answer,option,option,question',
    });
    expect(questions[0]).toMatchObject({ right: 1, texts: { en: { prompt: 'Which?' } } });
  });
});

describe('GIFT', () => {
  test('reads choices, escapes, gaps, feedback and markup', () => {
    const file = read(
      'g.gift',
      '// note\n::t:: Ur lies {~north#no =south#in the south ~%50%east} of Uruk.\n\n[html]<p>Which \\: 1 \\= 1?</p>{=<b>yes</b> ~a -> b}\n',
    );
    expect(english(file)).toEqual([
      { prompt: 'Ur lies _____ of Uruk.', options: ['north', 'south', 'east'], right: 'south' },
      { prompt: 'Which : 1 = 1?', options: ['yes', 'a -> b'], right: 'yes' },
    ]);
    expect(file.questions[0]?.texts.en?.explanation).toBe('in the south');
  });

  test('counts unsupported types', () => {
    const file = read(
      'g.gift',
      'Just a text.\n\nWrite {}\n\nBorn {#1822:5}\n\nMatch {=a->b =c->d}\n\nSay {=no one =nobody}\n\nTrue? {T}\n\nBoth {~%50%a ~%50%b ~%-100%c}',
    );
    expect(english(file)).toEqual([{ prompt: 'True?', options: ['True', 'False'], right: 'True' }]);
    expect(file.otherTypes).toEqual({
      description: 1,
      essay: 1,
      numerical: 1,
      matching: 1,
      short_answer: 1,
      multiple_answer: 1,
    });
  });

  test('refuses records by the ordinal of the question', () => {
    const file = read(
      'g.gift',
      '$CATEGORY: top\n\nSeasons {=a =b ~c}\n\nColour {=red ~#ff0000}\n\nOpen {=a ~b',
    );
    expect(file.refused).toEqual([
      { where: 1, reason: 'two_full_credit_answers' },
      { where: 2, reason: 'empty_option' },
      { where: 3, reason: 'unbalanced_braces' },
    ]);
  });
});

describe('the project’s own JSON', () => {
  const question = {
    id: 'food-dates',
    difficulty: 1,
    prompt: { en: 'Which tree bears dates?', ckb: 'خورما بەری کام دارە؟' },
    options: [
      { en: 'Palm', ckb: 'دارخورما' },
      { en: 'Oak', ckb: 'بەڕوو' },
    ],
    right: 0,
  };
  const file = (...questions: unknown[]) => JSON.stringify({ category: 'food', questions });

  test('keeps the id and the available languages', () => {
    const { questions } = read('p.json', file(question));
    expect(questions[0]).toMatchObject({ id: 'food-dates', category: 'food', right: 0 });
    expect(Object.keys(questions[0]?.texts ?? {})).toEqual(['en', 'ckb']);
  });

  test('refuses a question with a half-translated language', () => {
    const half = { ...question, options: [question.options[0], { en: 'Oak' }] };
    expect(read('p.json', file(half, { ...question, right: 7 }, {})).refused).toEqual([
      { where: 'food-dates', reason: 'empty_option' },
      { where: 'food-dates', reason: 'right_answer_not_listed' },
      { where: 3, reason: 'wrong_shape: id' },
    ]);
  });
});

test('an unknown format is reported', () => {
  expect(() => read('x.txt', 'Hello.')).toThrow(UnreadableFileError);
  expect(() => read('x.json', 'Hello.')).toThrow(UnreadableFileError);
});
