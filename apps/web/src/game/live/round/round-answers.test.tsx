import { cleanup, render, screen } from '@testing-library/react';
import type { ClosedRoundView } from '@trivia/contract/match.ts';
import { afterEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { closedRound } from '../../match/match.testing.ts';
import { aLiveMatch, ME, RIVAL } from '../live-match.testing.ts';
import { RoundAnswers } from './round-answers.tsx';

afterEach(cleanup);

type Answer = ClosedRoundView['answers'][number];
const answer = (playerId: string, given: Partial<Answer>): Answer => ({
  playerId,
  verdict: 'right',
  elapsedMs: 4_000,
  creditMs: 0,
  ...given,
});

async function show(answers: readonly Answer[], given: Parameters<typeof aLiveMatch>[0] = {}) {
  const i18n = createI18n('en');
  await i18n.load(['live', 'outcome']);
  render(
    <I18nContext value={i18n}>
      <RoundAnswers match={aLiveMatch(given)} closed={{ ...closedRound(4), answers: [...answers] }} />
    </I18nContext>,
  );
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

it('says what each made of it and how long it took, the viewer first, and who was faster', async () => {
  await show([answer(RIVAL, { elapsedMs: 2_340 }), answer(ME, { elapsedMs: 6_000 })]);
  expect(rows()[0]).toMatch(/^YouRight6\.0\ss$/);
  expect(rows()[1]).toMatch(/^ئاڤاRight2\.3\ssfastest$/);
});

it('calls nobody fastest who was alone in being right, and gives no time to who did not answer', async () => {
  await show([answer(ME, { elapsedMs: 6_000 }), answer(RIVAL, { verdict: 'none', elapsedMs: 15_000 })]);
  expect(rows()).toEqual(['YouRight6.0\u00a0s', 'ئاڤاNo answer']);
});

it('shows to both what was given back for lag, and why', async () => {
  await show([answer(ME, { creditMs: 20 }), answer(RIVAL, { creditMs: 180 })]);
  const [button, ...others] = screen.getAllByRole('button', { hidden: true });
  expect(others).toEqual([]);
  expect(button?.textContent).toBe('0.2\u00a0s given back for lag');
  const why = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  expect(why?.textContent).toContain('up to 0.3\u00a0s');
});

it('leaves out who was out before', async () => {
  const standings = [
    { lives: 1, roundsPlayed: 4 },
    { lives: 0, roundsPlayed: 3 },
  ] as const;
  await show([answer(ME, {}), answer(RIVAL, { verdict: 'none' })], { standings });
  expect(rows()).toHaveLength(1);
});
