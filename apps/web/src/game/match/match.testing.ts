import type { MatchResultView, MatchView } from '@trivia/contract/play/match.ts';
import type { ClosedRoundView, OpenRoundView } from '@trivia/contract/play/rounds.ts';

export const MATCH_ID = '00000000-0000-4000-8000-000000000001';

const question = (number: number): OpenRoundView['question'] => ({
  categoryId: 'geography',
  difficulty: 1,
  prompt: `Question ${number}?`,
  pictureUrl: null,
  options: ['aaaa', 'bbbb', 'cccc', 'dddd'].map((id) => ({ id: `${id}${number}`, text: `${id} ${number}` })),
});

export const openRound = (number: number, opensAtMs: number): OpenRoundView => ({
  number,
  opensAtMs,
  closesAtMs: opensAtMs + 30_000,
  question: question(number),
  myOptionId: null,
  boosters: [],
  removedOptionIds: [],
  audience: null,
  answeredPlayerIds: [],
});

export const closedRound = (
  number: number,
  verdict: ClosedRoundView['verdict'] = 'right',
): ClosedRoundView => ({
  number,
  question: question(number),
  rightOptionId: `aaaa${number}`,
  myOptionId: { right: `aaaa${number}`, wrong: `bbbb${number}`, none: null }[verdict],
  verdict,
  elapsedMs: 4000,
  answers: [],
  boosters: [],
  isVoided: false,
  isReported: false,
  explanation: 'Because it is so.',
  source: { title: 'A book', url: 'https://example.org/book' },
});

/** A match as the server sends it; by default its first question is open. */
export const aMatch = (given: Partial<MatchView> = {}): MatchView => ({
  id: MATCH_ID,
  type: 'daily',
  mode: 'solo',
  version: 1,
  serverTimeMs: Date.now(),
  phase: 'round',
  roundCount: 5,
  roundSeconds: 30,
  round: openRound(1, Date.now() - 1000),
  nextRoundAtMs: null,
  closedRounds: [],
  players: [],
  standing: { rightAnswers: 0 },
  coinsPerAnswer: 0,
  categoryId: null,
  planId: null,
  unpaid: null,
  playerCount: 1,
  usedBoosters: [],
  seedHash: '0'.repeat(64),
  seed: null,
  result: null,
  ...given,
});

/** The same match in the reveal of its first round. */
export const aReveal = (verdict: ClosedRoundView['verdict'] = 'right'): MatchView =>
  aMatch({
    version: 2,
    phase: 'reveal',
    round: null,
    nextRoundAtMs: Date.now() + 20_000,
    closedRounds: [closedRound(1, verdict)],
  });

/** Result of a draw without answers, gains or stakes. */
export const emptyResult: MatchResultView = {
  outcome: 'draw',
  rightAnswers: 0,
  points: 0,
  coins: 0,
  coinsForPlus: 0,
  staked: { coins: 0, points: 0 },
  isForfeit: false,
  isCancelled: false,
  isCorrected: false,
  returned: null,
  place: null,
};
