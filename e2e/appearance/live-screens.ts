/** Screens of live matches, each at a fixed moment. */
import type { Moment, Seat } from './live-views.ts';

export interface LiveScreen {
  readonly name: string;
  readonly moment: Moment;
  /** Selector of an element that is shown when the screen is complete. */
  readonly sign: string;
  /** Button that opens a dialog. */
  readonly press?: string;
}

const QUESTION = 'main fieldset button';
const REVEAL = 'main [data-verdict]';
const RESULT = 'main h1[tabindex]';

const two = (mine: Seat['standing'] = {}, theirs: Seat['standing'] = {}): readonly Seat[] => [
  { name: 'Rawa', standing: { totalMs: 31_400, ...mine } },
  { name: 'ئاڤان', standing: { totalMs: 38_900, ...theirs } },
];

/** Two players, the second one with an uploaded picture. */
const twoFaces: readonly Seat[] = [
  { name: 'Rawa', standing: {} },
  {
    name: 'ئاڤان',
    standing: {},
    avatarUrl: '/pictures/00000000-0000-4000-8000-0000000000cc.webp',
  },
];

const names = ['Rawa', 'ئاڤان', 'Maximilian Hassan 1999', 'دلێر', 'Noor', 'سارا', 'Zryan', 'علي الكرخي'];
const eight: readonly Seat[] = names.map((name, seat) => ({
  name,
  standing: { lives: [2, 3, 1, 0, 3, 2, 0, 1][seat] ?? 3, rightAnswers: 3 - (seat % 3) },
}));

const four = [
  ['right', 'right'],
  ['right', 'wrong'],
  ['wrong', 'none'],
  ['right', 'right'],
] as const;
const five = [...four, ['right', 'wrong']] as const;
const pull = [
  ['wrong', 'right'],
  ['right', 'wrong'],
  ['wrong', 'right'],
  ['none', 'right'],
] as const;
const duel = [
  ['right', 'right', 'wrong'],
  ['wrong', 'right', 'wrong'],
  ['right', 'wrong', 'wrong'],
] as const;

const versus: Moment = { type: 'headtohead', seats: twoFaces, rounds: [], openForSeconds: -40 };

export const liveScreens: readonly LiveScreen[] = [
  { name: 'versus', moment: versus, sign: 'main section header' },
  { name: 'report-picture', moment: versus, sign: 'main section header', press: 'main section ul button' },
  {
    name: 'versus-many',
    moment: { type: 'survival', seats: eight, rounds: [], openForSeconds: -40 },
    sign: 'main section header',
  },
  {
    name: '1v1-question',
    moment: { type: 'headtohead', seats: two(), rounds: four, openForSeconds: 20, answeredSeats: [0, 1] },
    sign: QUESTION,
  },
  { name: '1v1-reveal', moment: { type: 'headtohead', seats: two(), rounds: four }, sign: REVEAL },
  {
    name: '1v1-won',
    moment: {
      type: 'headtohead',
      seats: two(),
      rounds: five,
      result: { outcome: 'won', points: 30, coins: 20, staked: { coins: 10, points: 0 } },
    },
    sign: RESULT,
  },
  {
    name: 'tug-lost',
    moment: { type: 'tugofwar', seats: two(), rounds: pull, marker: 2, result: { outcome: 'lost' } },
    sign: RESULT,
  },
  {
    name: 'tug-draw',
    moment: {
      type: 'tugofwar',
      seats: two(),
      rounds: five.slice(0, 1),
      marker: 0,
      result: { outcome: 'draw', coins: 10, staked: { coins: 10, points: 0 } },
    },
    sign: RESULT,
  },
  {
    name: 'duel-question',
    moment: { type: 'survival', seats: eight, rounds: duel, openForSeconds: 20, answeredSeats: [1, 4] },
    sign: QUESTION,
  },
  {
    name: 'duel-last-two',
    moment: {
      type: 'survival',
      seats: eight
        .slice(0, 4)
        .map((seat, index) => ({ ...seat, standing: { lives: [1, 2, 0, 0][index] ?? 0 } })),
      rounds: duel,
      openForSeconds: 20,
      answeredSeats: [1],
    },
    sign: QUESTION,
  },
  {
    name: 'duel-won',
    moment: {
      type: 'survival',
      seats: eight.slice(0, 3).map((seat, index) => ({ ...seat, standing: { lives: index === 0 ? 1 : 0 } })),
      rounds: duel,
      result: { outcome: 'won', points: 100, coins: 30 },
    },
    sign: RESULT,
  },
];
