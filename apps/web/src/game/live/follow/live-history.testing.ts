/** A live match as the server would send it: its events, and one player's view after each of them. */
import type { MatchView } from '@trivia/contract/play/match.ts';
import type { RoundAnswerView } from '@trivia/contract/play/rounds.ts';
import { aMatch, closedRound, emptyResult, MATCH_ID, openRound } from '../../match/match.testing.ts';
import type { LiveEvent } from './apply-event.ts';

export const ME = '00000000-0000-4000-8000-00000000000a';
export const RIVAL = '00000000-0000-4000-8000-00000000000b';

export type Verdict = RoundAnswerView['verdict'];
/** Plan of one round: the verdicts of both players, and the opponent's actions. */
export interface RoundPlan {
  readonly mine: Verdict;
  readonly theirs: Verdict;
  readonly hasRivalBooster: boolean;
  /** True for an outage in the open round, which shifts its clock. */
  readonly isPutOff?: boolean;
}

export interface Moment {
  readonly event: LiveEvent;
  /** View of the match that the server would return after this event. */
  readonly view: MatchView;
}

const START_MS = 1_800_000_000_000;
const ROUND_MS = 20_000;
const OUTAGE_MS = 7_000;

const player = (id: string) => ({
  id,
  name: id === ME ? 'Rawa' : 'Dilan',
  avatarUrl: '/avatars/1.svg',
  isMe: id === ME,
  isBot: false,
  tier: 'starter' as const,
  status: 'playing' as const,
});

const firstView = (rounds: number): MatchView =>
  aMatch({
    type: 'headtohead',
    mode: 'multi',
    version: 1,
    serverTimeMs: START_MS,
    roundCount: rounds,
    roundSeconds: 15,
    round: openRound(1, START_MS),
    players: [player(ME), player(RIVAL)],
    playerCount: 2,
    standing: { players: [] },
  });

const standingAfter = (plans: readonly RoundPlan[]) => ({
  players: [
    { id: ME, rightAnswers: plans.filter(({ mine }) => mine === 'right').length, hasLeft: false },
    { id: RIVAL, rightAnswers: plans.filter(({ theirs }) => theirs === 'right').length, hasLeft: false },
  ],
});

const answersOf = ({ mine, theirs }: RoundPlan): RoundAnswerView[] => [
  { playerId: ME, optionId: null, verdict: mine, elapsedMs: 4000, creditMs: 0 },
  { playerId: RIVAL, optionId: null, verdict: theirs, elapsedMs: 5000, creditMs: 120 },
];

/** The first view, and every event after it. */
export function liveHistory(plans: readonly RoundPlan[]) {
  const first = firstView(plans.length);
  const moments: Moment[] = [];
  let view = first;
  const addEvent = (event: (any: LiveEvent['data']) => LiveEvent, change: Partial<MatchView>) => {
    const version = view.version + 1;
    const atMs = START_MS + version * 1000;
    view = { ...view, ...change, version, serverTimeMs: atMs };
    moments.push({ event: event({ matchId: MATCH_ID, version, atMs, serverTimeMs: atMs }), view });
  };

  plans.forEach((plan, index) => {
    const number = index + 1;
    const isLast = number === plans.length;
    const opensAtMs = START_MS + number * ROUND_MS;
    if (number > 1) {
      const round = openRound(number, opensAtMs);
      const { question, closesAtMs } = round;
      const inEach = {
        en: { ...question, prompt: 'other' },
        ar: { ...question, prompt: 'other' },
        ckb: question,
      };
      addEvent(
        (any) => ({
          name: 'round.opened',
          data: { ...any, round: number, opensAtMs, closesAtMs, question: inEach },
        }),
        { phase: 'round', round, nextRoundAtMs: null },
      );
    }
    if (plan.isPutOff && view.round) {
      const { round } = view;
      const closesAtMs = round.closesAtMs === null ? null : round.closesAtMs + OUTAGE_MS;
      const times = { opensAtMs: round.opensAtMs + OUTAGE_MS, closesAtMs };
      addEvent((any) => ({ name: 'clock.shifted', data: { ...any, ...times, nextRoundAtMs: null } }), {
        round: { ...round, ...times },
      });
    }
    if (plan.hasRivalBooster) {
      addEvent((any) => ({ name: 'booster.used', data: { ...any, playerId: RIVAL } }), {});
    }
    const closed = { ...closedRound(number, plan.mine), answers: answersOf(plan) };
    const standing = standingAfter(plans.slice(0, number));
    const nextRoundAtMs = isLast ? null : opensAtMs + ROUND_MS;
    addEvent(
      (any) => ({
        name: 'round.closed',
        data: {
          ...any,
          round: number,
          rightOptionId: closed.rightOptionId,
          explanation: { en: 'other', ar: null, ckb: closed.explanation },
          source: closed.source,
          nextRoundAtMs,
          standing,
          answers: closed.answers,
        },
      }),
      { phase: 'reveal', round: null, nextRoundAtMs, standing, closedRounds: [...view.closedRounds, closed] },
    );
  });
  const result = { ...emptyResult, outcome: 'won', rightAnswers: 1, points: 10 } as const;
  addEvent((data) => ({ name: 'match.finished', data }), { phase: 'over', result, seed: 'seed' });
  return { first, moments };
}

/** The player's own pick, as stored by the device that made it. */
export const pickOf = (plans: readonly RoundPlan[]) => (round: number) =>
  closedRound(round, plans[round - 1]?.mine).myOptionId;
