import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { Language } from '@trivia/contract/languages.ts';
import type { MatchView } from '@trivia/contract/play/match.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createI18n, I18nContext } from '../../../lib/i18n/i18n.ts';
import { useConnectionStore } from '../../../lib/realtime/connection-store.ts';
import { closedRound, MATCH_ID, openRound } from '../../match/match.testing.ts';
import {
  markAnswered,
  setPresent,
  setReceiving,
  usePlayerStatusStore,
} from '../follow/player-status-store.ts';
import { aLiveMatch, ME, RIVAL } from '../live-match.testing.ts';
import { PairBoard } from './pair-board.tsx';

beforeEach(() => usePlayerStatusStore.setState(usePlayerStatusStore.getInitialState(), true));
afterEach(() => {
  cleanup();
  useConnectionStore.setState({ connection: 'idle' });
});

async function show(match: MatchView, language: Language = 'en') {
  const i18n = createI18n(language);
  await i18n.load(['common', 'live']);
  render(
    <I18nContext value={i18n}>
      <PairBoard match={match} />
    </I18nContext>,
  );
}
/** The viewer's side, which comes first, and the opponent's. */
const sides = () => [...document.querySelectorAll<HTMLElement>('section > [data-me]')];
const [mine, theirs] = [() => sides()[0], () => sides()[1]];
/** Text of a side for screen readers. */
function spokenText(side: HTMLElement | undefined): string {
  const copy = side?.cloneNode(true) as HTMLElement | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
  return copy?.textContent ?? '';
}
const isDim = (side: HTMLElement | undefined) => side?.querySelector('[data-dim=true]') !== null;

const setPresentIds = (presentIds: readonly string[]) =>
  act(() => {
    useConnectionStore.setState({ connection: 'connected' });
    setReceiving(MATCH_ID, true);
    setPresent(MATCH_ID, presentIds);
  });

it('shows the viewer first, from any seat, with both scores', async () => {
  await show(aLiveMatch({ mySeat: 1, standings: [{ rightAnswers: 2 }, { rightAnswers: 1 }] }));
  expect(spokenText(mine())).toBe('You2 right');
  expect(spokenText(theirs())).toBe('ئاڤا1 right');
  expect(within(theirs() ?? document.body).getByText('ئاڤا').tagName).toBe('BDI');
});

it.each([
  ['ar', 'صفر'],
  ['ckb', 'سفر'],
] as const)(
  'writes a score of zero as a word, where the digit would be a dot: %s',
  async (language, zero) => {
    await show(aLiveMatch(), language);
    expect(mine()?.textContent).toContain(zero);
    expect(mine()?.textContent).not.toContain('٠');
  },
);

it('shows the time of each answer in the reveal, and none without an answer', async () => {
  const answers = [
    { playerId: ME, optionId: 'aaaa4', verdict: 'right', elapsedMs: 6_000, creditMs: 0 },
    { playerId: RIVAL, optionId: null, verdict: 'none', elapsedMs: 15_000, creditMs: 0 },
  ] as const;
  const closed = { ...closedRound(4), answers: [...answers] };
  await show(aLiveMatch({ match: { phase: 'reveal', round: null, closedRounds: [closed] } }));
  expect(spokenText(mine())).toMatch(/6\.0\ss$/);
  expect(spokenText(theirs())).not.toContain('15');
});

it('shows the verdicts beside each score, and a glad and a sad face in the reveal', async () => {
  const answers = [
    { playerId: ME, optionId: 'aaaa4', verdict: 'right', elapsedMs: 6_000, creditMs: 0 },
    { playerId: RIVAL, optionId: 'bbbb4', verdict: 'wrong', elapsedMs: 7_000, creditMs: 0 },
  ] as const;
  const closed = { ...closedRound(1), answers: [...answers] };
  await show(aLiveMatch({ match: { phase: 'reveal', round: null, closedRounds: [closed] } }));
  const pips = (side: HTMLElement | undefined) =>
    [...(side?.querySelectorAll('[data-now]') ?? [])].map(
      (pip) => pip.querySelector('[data-kind]')?.getAttribute('data-kind') ?? null,
    );
  expect(pips(mine())).toEqual(['right', null, null, null, null]);
  expect(pips(theirs())).toEqual(['wrong', null, null, null, null]);
  const faceOf = (side: HTMLElement | undefined) => [...(side?.querySelectorAll('img') ?? [])].at(-1)?.src;
  expect(faceOf(mine())).toContain('face=right');
  expect(faceOf(theirs())).toContain('face=wrong');
});

it('marks at once the players who have answered the open question', async () => {
  await show(aLiveMatch());
  expect(screen.queryByText('has answered')).toBeNull();
  act(() => markAnswered(MATCH_ID, { round: 1, answeredPlayerIds: [RIVAL], answeredCount: 1 }));
  expect(theirs()?.textContent).toContain('has answered');
  expect(mine()?.textContent).not.toContain('has answered');
});

it('shows no mark of the last question on the next one', async () => {
  markAnswered(MATCH_ID, { round: 1, answeredPlayerIds: [RIVAL], answeredCount: 1 });
  await show(aLiveMatch({ match: { round: { ...openRound(2, Date.now()), answeredPlayerIds: [] } } }));
  expect(screen.queryByText('has answered')).toBeNull();
});

it('removes the marks after the question', async () => {
  markAnswered(MATCH_ID, { round: 1, answeredPlayerIds: [ME, RIVAL], answeredCount: 2 });
  await show(aLiveMatch({ match: { phase: 'reveal', round: null } }));
  expect(screen.queryByText('has answered')).toBeNull();
});

it('dims disconnected players, with a note; none while presence is unknown', async () => {
  await show(aLiveMatch());
  expect(sides().map(isDim)).toEqual([false, false]);
  setPresentIds([ME]);
  expect(sides().map(isDim)).toEqual([false, true]);
  expect(theirs()?.textContent).toContain('reconnecting');
  setPresentIds([ME, RIVAL]);
  expect(sides().map(isDim)).toEqual([false, false]);
});

it('labels the house bot, whose presence is always unknown', async () => {
  const match = aLiveMatch();
  await show({ ...match, players: match.players.map((one) => ({ ...one, isBot: one.id === RIVAL })) });
  setPresentIds([ME]);
  expect(within(theirs() ?? document.body).getAllByText('House bot').length).toBeGreaterThan(0);
  expect(sides().map(isDim)).toEqual([false, false]);
});
