import { renderHook } from '@testing-library/react';
import type { Language } from '@trivia/contract/languages.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { closedRound } from '../../match/match.testing.ts';
import { aLiveMatch, ME, RIVAL } from '../live-match.testing.ts';
import { useLiveVerdict } from './live-reveal.tsx';

type Verdict = ClosedRoundView['verdict'];

async function said(language: Language, mine: Verdict, theirs: Verdict): Promise<string> {
  const i18n = createI18n(language);
  await i18n.load(['match', 'live']);
  const answer = { optionId: null, elapsedMs: 4000, creditMs: 0 };
  const closed = {
    ...closedRound(1, mine),
    answers: [
      { playerId: ME, verdict: mine, ...answer },
      { playerId: RIVAL, verdict: theirs, ...answer },
    ],
  };
  const match = aLiveMatch({ standings: [{ rightAnswers: 2 }, { rightAnswers: 1 }] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nContext value={i18n}>{children}</I18nContext>
  );
  return renderHook(() => useLiveVerdict(match, closed, false), { wrapper }).result.current;
}

it('contains the verdict, the opponent’s verdict, and the score, each as a sentence', async () => {
  expect((await said('en', 'right', 'wrong')).replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'Right! The answer is aaaa 1. ئاڤا was wrong. It is 2 to 1.',
  );
});

it.each(['en', 'ar', 'ckb'] as const)(
  'ends every sentence of a verdict with a stop, in %s',
  async (language) => {
    for (const mine of ['right', 'wrong', 'none'] as const) {
      const sentences = (await said(language, mine, 'none')).split(/(?<=[.!])\s/);
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      for (const sentence of sentences) expect(sentence).toMatch(/[.!]$/);
    }
  },
);

it('never joins “not this” and “the answer” in Arabic', async () => {
  expect(await said('ar', 'wrong', 'right')).toMatch(/^خطأ\. الإجابة الصحيحة: /);
});
