import type { MatchDraw } from '@trivia/contract/play/draws.ts';
import { type DrawnQuestion, drawOrder, levelOrder } from '@trivia/rules/draw.ts';
import { shuffle } from '@trivia/rules/random/choose.ts';
import { createRandom } from '@trivia/rules/random/random.ts';
import { describe, expect, it } from 'vitest';
import { checkRounds } from './check-draw.ts';

const seed = '5a'.repeat(16);
const REVISION = 3;
const cells = (['food', 'history', 'music'] as const).flatMap((categoryId) =>
  ([1, 2, 3] as const).map((difficulty) => ({
    categoryId,
    difficulty,
    questionIds: Array.from({ length: 8 }, (_, index) => `${categoryId}-${difficulty}-${index}`),
  })),
);
const pools = new Map([[REVISION, cells]]);

/** Draw of an honest server, for a player who has seen the first question of every order. */
function fairDraw(): MatchDraw {
  const drawn: DrawnQuestion[] = [];
  const rounds = [1, 2, 3, 4, 5].map((round) => {
    const levels = levelOrder({ seed, round, rounds: 5 });
    const [seen = '', questionId = ''] = drawOrder({ seed, round, levels, cells, drawn });
    drawn.push({ id: questionId, categoryId: questionId.split('-')[0] ?? '' });
    return {
      round,
      poolRevision: REVISION,
      questionId,
      prompt: `${questionId}?`,
      passedOver: [seen],
      isRepeat: false,
      optionOrder: shuffle(createRandom(seed, 'options', round), [0, 1, 2, 3]),
    };
  });
  return { matchId: 'm', seedHash: '', seed, roundCount: 5, categoryId: null, rounds };
}

const change = (draw: MatchDraw, round: number, given: Partial<MatchDraw['rounds'][number]>): MatchDraw => ({
  ...draw,
  rounds: draw.rounds.map((one) => (one.round === round ? { ...one, ...given } : one)),
});
const rightOnes = (draw: MatchDraw) =>
  checkRounds(draw, pools).map((round) => round.isQuestionRight && round.areOptionsRight);

describe('the check of a draw', () => {
  it('accepts every round of a fair draw', () => {
    expect(rightOnes(fairDraw())).toEqual([true, true, true, true, true]);
  });

  it('detects a question that the seed does not draw', () => {
    const [first] = rightOnes(change(fairDraw(), 1, { questionId: 'food-1-0', passedOver: [] }));
    expect(first).toBe(false);
  });

  it('detects an unseen question that was skipped', () => {
    expect(rightOnes(change(fairDraw(), 2, { passedOver: [] }))[1]).toBe(false);
  });

  it('detects another order of options', () => {
    const draw = fairDraw();
    const order = draw.rounds[2]?.optionOrder.toReversed() ?? [];
    expect(rightOnes(change(draw, 3, { optionOrder: order }))).toEqual([true, true, false, true, true]);
  });

  it('detects a question outside of the pool', () => {
    expect(rightOnes(change(fairDraw(), 1, { questionId: 'elsewhere' }))[0]).toBe(false);
  });
});
