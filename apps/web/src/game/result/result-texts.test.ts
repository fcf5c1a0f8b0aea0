import type { Language } from '@trivia/contract/languages.ts';
import type { MatchResultView } from '@trivia/contract/play/match.ts';
import { expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n/i18n.ts';
import { aMatch, closedRound } from '../match/match.testing.ts';
import { resultTitle } from './result-texts.ts';

const ended = { isForfeit: false, rightAnswers: 0 } as MatchResultView;
const rounds = (verdict: 'right' | 'wrong' | 'none') => [1, 2, 3, 4, 5].map((n) => closedRound(n, verdict));

async function titlesIn(language: Language) {
  const i18n = createI18n(language);
  await i18n.load(['game', 'outcome']);
  const title = (rightAnswers: number, verdict: 'wrong' | 'none' = 'wrong') =>
    resultTitle(i18n, aMatch({ closedRounds: rounds(verdict) }), { ...ended, rightAnswers });
  return { title, i18n };
}

it('has a different title for each number of right answers', async () => {
  const { title } = await titlesIn('en');
  expect([0, 1, 2, 3, 4, 5].map((right) => title(right))).toEqual([
    'All new to you',
    'One is yours!',
    'Two are yours!',
    'Well played!',
    'Well played!',
    'All of them!',
  ]);
});

it('has its own title if no question was answered', async () => {
  const { title } = await titlesIn('en');
  expect(title(0, 'none')).toBe('The clock was quicker');
});

it.each([
  ['ar', 'كلّها جديدة عليك', 'أصبت اثنتين!', '٥ إجابات تخرج بها، وكلّها أدناه.'],
  ['ckb', 'هەموویان نوێ بوون بۆت', 'دووانت ڕاست بوون!', '٥ وەڵام لەگەڵ خۆت دەبەیت. هەموویان لە خوارەوەن.'],
] as const)('is complete in %s, without the answers', async (language, none, two, taken) => {
  const { title, i18n } = await titlesIn(language);
  expect([title(0), title(2)]).toEqual([none, two]);
  expect(i18n.t('result.noneBody', { n: 5 })).toBe(taken);
});
