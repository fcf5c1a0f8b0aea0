/** Checks of one question. */
import { languages } from '@trivia/contract/languages.ts';
import type { BankQuestion, LocalText } from './bank-schema.ts';
import { isPromptEnded, isSentenceEnded, textFaults } from './check-text.ts';
import { latinWordFaults } from './words/latin-words.ts';

export interface QuestionFault {
  readonly field: string;
  readonly reason: string;
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const containsWords = (text: string, words: string): boolean => `-${text}-`.includes(`-${words}-`);

/** Smallest length of a word that gives the answer away; shorter words may occur in any sentence. */
const TELLING_LENGTH = 4;

/** Allowed excess of the right option over the longest wrong one, in letters and as a factor. */
const LENGTH_SLACK = 8;
const LENGTH_FACTOR = 1.6;

function spelling(field: string, text: LocalText): QuestionFault[] {
  return languages.flatMap((language) =>
    textFaults(language, text[language]).map((reason) => ({ field: `${field}.${language}`, reason })),
  );
}

function options({ options: given, right }: BankQuestion): QuestionFault[] {
  return languages.flatMap((language) => {
    const texts = given.map((one) => one[language]);
    const field = `options.${language}`;
    const longestWrong = Math.max(...texts.filter((_, index) => index !== right).map(({ length }) => length));
    const length = texts[right]?.length ?? 0;
    return [
      ...(new Set(texts.map(slug)).size < texts.length
        ? [{ field, reason: 'are not four different ones' }]
        : []),
      ...(length > longestWrong + LENGTH_SLACK && length > longestWrong * LENGTH_FACTOR
        ? [{ field, reason: 'give the right one away by its length' }]
        : []),
    ];
  });
}

function giveaways({ id, prompt, options: given, right }: BankQuestion): QuestionFault[] {
  const answer = given[right];
  if (!answer) return [];
  const inId = containsWords(id, slug(answer.en)) ? [{ field: 'id', reason: 'contains the answer' }] : [];
  const inPrompt = languages
    .filter((language) => answer[language].length >= TELLING_LENGTH)
    .filter((language) => containsWords(slug(prompt[language]), slug(answer[language])))
    .map((language) => ({ field: `prompt.${language}`, reason: 'contains the answer' }));
  return [...inId, ...inPrompt];
}

function endings({ prompt, explanation }: BankQuestion): QuestionFault[] {
  return languages.flatMap((language) => [
    ...(isPromptEnded(language, prompt[language])
      ? []
      : [{ field: `prompt.${language}`, reason: 'does not end as a question' }]),
    ...(isSentenceEnded(explanation[language])
      ? []
      : [{ field: `explanation.${language}`, reason: 'does not end as a sentence' }]),
  ]);
}

/** Compares Latin words with all English texts of the question, since a name may occur in another part of it. */
function latinWords({ prompt, options: given, explanation }: BankQuestion): QuestionFault[] {
  const parts = {
    prompt,
    explanation,
    ...Object.fromEntries(given.map((one, at) => [`options.${at}`, one])),
  };
  const english = Object.values(parts)
    .map(({ en }) => en)
    .join(' ');
  return Object.entries(parts).flatMap(([field, text]) =>
    (['ar', 'ckb'] as const).flatMap((language) =>
      latinWordFaults(text[language], english).map((reason) => ({ field: `${field}.${language}`, reason })),
    ),
  );
}

/** Faults of a question that matches the schema. */
export const questionFaults = (question: BankQuestion): QuestionFault[] => [
  ...spelling('prompt', question.prompt),
  ...question.options.flatMap((option, index) => spelling(`options.${index}`, option)),
  ...spelling('explanation', question.explanation),
  ...latinWords(question),
  ...endings(question),
  ...options(question),
  ...giveaways(question),
];
