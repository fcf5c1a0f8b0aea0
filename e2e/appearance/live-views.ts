/** Views of live matches at any moment, as the server would send them to a player. */

import { tierIds } from '@trivia/contract/account/user.ts';
import type { MatchResultView, MatchStanding, MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { emptyResult, MATCH_ID } from '../../apps/web/src/game/match/match.testing.ts';
import { type Question, RIGHT_OPTION_ID, WRONG_OPTION_ID } from './live-questions.ts';

const SECOND_MS = 1000;

type Standing = NonNullable<MatchStanding['players']>[number];
type Verdict = ClosedRoundView['verdict'];

/** One of the players in the order of seats; the first one is the viewer. */
export interface Seat {
  readonly name: string;
  readonly standing: Partial<Standing>;
  readonly isBot?: boolean;
  /** URL of an uploaded picture; a drawn face by default. */
  readonly avatarUrl?: string;
}

/** Answers to each closed round, by seat. */
export interface Moment {
  readonly type: 'headtohead' | 'survival' | 'tugofwar';
  readonly seats: readonly Seat[];
  readonly rounds: readonly (readonly Verdict[])[];
  readonly marker?: number;
  /** Seconds since the open question's start; negative during the versus screen. */
  readonly openForSeconds?: number;
  readonly answeredSeats?: readonly number[];
  readonly result?: Partial<MatchResultView>;
}

const idOf = (seat: number): string => `00000000-0000-4000-8000-00000000010${seat}`;

const closed = (
  { view, explanation, source }: Question,
  index: number,
  verdicts: readonly Verdict[],
): ClosedRoundView => ({
  number: index + 1,
  question: view,
  rightOptionId: RIGHT_OPTION_ID,
  myOptionId: { right: RIGHT_OPTION_ID, wrong: WRONG_OPTION_ID, none: null }[verdicts[0] ?? 'none'],
  verdict: verdicts[0] ?? 'none',
  elapsedMs: 2300,
  answers: verdicts.map((verdict, seat) => ({
    playerId: idOf(seat),
    optionId: { right: RIGHT_OPTION_ID, wrong: WRONG_OPTION_ID, none: null }[verdict],
    verdict,
    elapsedMs: 2300 + seat * 900,
    creditMs: seat === 1 ? 120 : 0,
  })),
  boosters: [],
  isVoided: false,
  isReported: false,
  explanation,
  source,
});

function openRoundAt(moment: Moment, { view }: Question, nowMs: number): MatchView['round'] {
  const { openForSeconds, answeredSeats = [], rounds } = moment;
  if (openForSeconds === undefined) return null;
  const opensAtMs = nowMs - openForSeconds * SECOND_MS;
  return {
    number: rounds.length + 1,
    opensAtMs,
    closesAtMs: opensAtMs + 60 * SECOND_MS,
    question: view,
    myOptionId: answeredSeats.includes(0) ? WRONG_OPTION_ID : null,
    boosters: [],
    removedOptionIds: [],
    audience: null,
    answeredPlayerIds: answeredSeats.map(idOf),
  };
}

const noResult: MatchResultView = { ...emptyResult, outcome: 'lost' };

const phaseOf = ({ result, openForSeconds }: Moment): MatchView['phase'] => {
  if (result) return 'over';
  return openForSeconds === undefined ? 'reveal' : 'round';
};

/** View of the first seat. */
export function viewOf(moment: Moment, questions: readonly Question[]): MatchView {
  const { type, seats, rounds, marker, result } = moment;
  const nowMs = Date.now();
  const questionOf = (index: number): Question => {
    const question = questions[index % questions.length];
    if (!question) throw new Error('The bank is empty.');
    return question;
  };
  return {
    id: MATCH_ID,
    type,
    mode: 'multi',
    unpaid: null,
    version: 1,
    serverTimeMs: nowMs,
    phase: phaseOf(moment),
    roundCount: type === 'survival' ? 15 : 5,
    roundSeconds: 15,
    round: openRoundAt(moment, questionOf(rounds.length), nowMs),
    nextRoundAtMs: phaseOf(moment) === 'reveal' ? nowMs + 20 * SECOND_MS : null,
    closedRounds: rounds.map((verdicts, index) => closed(questionOf(index), index, verdicts)),
    players: seats.map(({ name, isBot = false, avatarUrl }, seat) => ({
      id: idOf(seat),
      name,
      avatarUrl: avatarUrl ?? `/avatars/somebody${seat}.svg`,
      isMe: seat === 0,
      isBot,
      tier: isBot ? null : (tierIds[seat % tierIds.length] ?? null),
      status: 'playing',
    })),
    standing: {
      players: seats.map(({ standing }, seat) => ({
        id: idOf(seat),
        rightAnswers: rounds.filter((verdicts) => verdicts[seat] === 'right').length,
        hasLeft: false,
        ...standing,
      })),
      ...(marker !== undefined && { marker }),
    },
    coinsPerAnswer: 0,
    categoryId: null,
    planId: type === 'headtohead' ? 'coins-10' : 'standard',
    playerCount: seats.length,
    usedBoosters: [],
    seedHash: '0'.repeat(64),
    seed: result ? '0'.repeat(32) : null,
    result: result ? { ...noResult, rightAnswers: 4, ...result } : null,
  };
}

/** Path of the app for a match in this state. */
export const pathOf = ({ type }: Moment): string => {
  const paths = {
    headtohead: '/play/1v1',
    survival: '/play/multi-survival/match',
    tugofwar: '/play/tug-of-war/match',
  };
  return `${paths[type]}?match=${MATCH_ID}`;
};
