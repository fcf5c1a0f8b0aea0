/** Verifies a match's draw, from its seed and the question pools. */
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
  /** Whether the seed draws this question. */
  readonly isQuestionRight: boolean;
  /** Whether the seed gives this order of options. */
  readonly areOptionsRight: boolean;
  /** Number of questions in the pool. */
  readonly poolSize: number;
  /** Number of earlier questions in the order that the player had seen. */
  readonly passedOver: number;
  readonly isRepeat: boolean;
}

/** A question pool as the server publishes it. */
export type PublishedPool = readonly {
  readonly categoryId: string;
  readonly difficulty: number;
  readonly questionIds: readonly string[];
}[];

const isDifficulty = (level: number): level is Difficulty => level === 1 || level === 2 || level === 3;

const cellsFor = (cells: PublishedPool, categoryId: string | null): PoolCell[] =>
  cells.flatMap(({ difficulty, ...cell }) =>
    isDifficulty(difficulty) && (categoryId === null || cell.categoryId === categoryId)
      ? [{ ...cell, difficulty }]
      : [],
  );

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Questions before the given one in the seed's order; undefined if the order lacks it. */
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

function checkRound(drawnRound: DrawnRound, { draw: { seed, roundCount }, cells, drawn }: Place): RoundCheck {
  const { round, prompt, questionId, passedOver, isRepeat, optionOrder } = drawnRound;
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

/** Verifies every round of a draw. `pools` are by edition number. */
export function checkRounds(draw: MatchDraw, pools: ReadonlyMap<number, PublishedPool>): RoundCheck[] {
  const drawn: DrawnQuestion[] = [];
  return draw.rounds.map((drawnRound) => {
    const cells = cellsFor(pools.get(drawnRound.poolRevision) ?? [], draw.categoryId);
    const check = checkRound(drawnRound, { draw, cells, drawn });
    const categoryId = cells.find(({ questionIds }) =>
      questionIds.includes(drawnRound.questionId),
    )?.categoryId;
    drawn.push({ id: drawnRound.questionId, categoryId: categoryId ?? '' });
    return check;
  });
}
