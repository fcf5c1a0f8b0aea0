/** Works a match's draw out again, from its seed and the pools that were drawn from. */
import type { MatchDraw } from '@trivia/contract/play/draws.ts';
import {
  type Difficulty,
  type DrawnQuestion,
  drawOrder,
  levelOrder,
  type PoolCell,
} from '@trivia/rules/draw.ts';
import { shuffle } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';

type DrawnRound = MatchDraw['rounds'][number];

export interface RoundCheck {
  readonly round: number;
  readonly prompt: string;
  /** The seed draws this question. */
  readonly isQuestionRight: boolean;
  /** The seed puts its options in this order. */
  readonly areOptionsRight: boolean;
  /** Number of questions that could be drawn. */
  readonly poolSize: number;
  /** Number of questions before it that had been seen. */
  readonly passedOver: number;
  readonly isRepeat: boolean;
}

/** A pool as the server publishes it. */
export type ToldCells = readonly {
  readonly categoryId: string;
  readonly difficulty: number;
  readonly questionIds: readonly string[];
}[];

const isDifficulty = (level: number): level is Difficulty => level === 1 || level === 2 || level === 3;

const cellsFor = (cells: ToldCells, categoryId: string | null): PoolCell[] =>
  cells.flatMap(({ difficulty, ...cell }) =>
    isDifficulty(difficulty) && (categoryId === null || cell.categoryId === categoryId)
      ? [{ ...cell, difficulty }]
      : [],
  );

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Questions that come before one in the seed's order; undefined when the order does not have it. */
function before(order: Iterable<string>, questionId: string): string[] | undefined {
  const passed: string[] = [];
  for (const id of order) {
    if (id === questionId) return passed;
    passed.push(id);
  }
  return undefined;
}

interface Place {
  readonly draw: MatchDraw;
  readonly cells: readonly PoolCell[];
  readonly drawn: readonly DrawnQuestion[];
}

function checkRound(told: DrawnRound, { draw: { seed, roundCount }, cells, drawn }: Place): RoundCheck {
  const { round, prompt, questionId, passedOver, isRepeat, optionOrder } = told;
  const levels = levelOrder({ seed, round, rounds: roundCount });
  const passed = before(drawOrder({ seed, round, levels, cells, drawn }), questionId);
  return {
    round,
    prompt,
    isQuestionRight: passed !== undefined && isSame(passed, passedOver),
    areOptionsRight: isSame(shuffle(createRandom(seed, 'options', round), [0, 1, 2, 3]), optionOrder),
    poolSize: cells.reduce((sum, { questionIds }) => sum + questionIds.length, 0),
    passedOver: passedOver.length,
    isRepeat,
  };
}

/** Every round of a draw, worked out again; `pools` by the number of their edition. */
export function checkRounds(draw: MatchDraw, pools: ReadonlyMap<number, ToldCells>): RoundCheck[] {
  const drawn: DrawnQuestion[] = [];
  return draw.rounds.map((told) => {
    const cells = cellsFor(pools.get(told.poolRevision) ?? [], draw.categoryId);
    const check = checkRound(told, { draw, cells, drawn });
    const categoryId = cells.find(({ questionIds }) => questionIds.includes(told.questionId))?.categoryId;
    drawn.push({ id: told.questionId, categoryId: categoryId ?? '' });
    return check;
  });
}
