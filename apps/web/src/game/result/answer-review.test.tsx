import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';
import { aMatch, closedRound } from '../match/match.testing.ts';
import { AnswerReview } from './answer-review.tsx';

afterEach(cleanup);

it('includes the question in the name of each menu button', async () => {
  const i18n = createI18n('en');
  await i18n.load(['match']);
  render(
    <I18nContext value={i18n}>
      <AnswerReview match={aMatch({ closedRounds: [closedRound(1), closedRound(2, 'wrong')] })} />
    </I18nContext>,
  );
  expect(screen.getAllByRole('button', { name: /^More about/ }).map((one) => one.ariaLabel)).toEqual([
    'More about this question: Question 1?',
    'More about this question: Question 2?',
  ]);
});
