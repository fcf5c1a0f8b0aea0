/** Generates meaningless questions in the project's format. */

import { languages } from '../../packages/contract/src/languages.ts';
import { type CategoryId, categoryIds } from '../../packages/contract/src/play/categories.ts';

const inAllLanguages = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, `${text} ${language}`]));

const makeQuestion = (category: CategoryId, number: number) => ({
  id: `${category}-made-${number}`,
  difficulty: (number % 3) + 1,
  prompt: inAllLanguages(`Which of the four is number ${number} of ${category}?`),
  options: ['first', 'second', 'third', 'fourth'].map((place) => inAllLanguages(`${place} of ${number}`)),
  right: number % 4,
  explanation: inAllLanguages(`It is the one that is number ${number}.`),
  source: { title: `Made for a bench, ${number}`, url: 'https://example.org/' },
});

/** Distributes them evenly over all categories and difficulties. */
export const makeQuestions = (count: number) =>
  categoryIds.map((category, place) => {
    const share = Math.floor(count / categoryIds.length) + (place < count % categoryIds.length ? 1 : 0);
    return {
      category,
      questions: Array.from({ length: share }, (_, number) => makeQuestion(category, number)),
    };
  });
