import { describe, expect, it } from 'vitest';
import type { Mode, Setup } from '../match/mode.ts';
import { type AnswerScript, play, seat, setupOf } from './play-example.testing.ts';
import { modes } from './table.ts';

const alone = (
  mode: Mode<unknown>,
  line: AnswerScript | string,
  changes: Partial<Setup> = {},
  me = seat('me'),
) => {
  const [own] = play(mode, setupOf([me], changes), { me: line })?.players ?? [];
  if (!own) throw new Error('the match did not end');
  return own;
};
const points = (mode: Mode<unknown>, line: AnswerScript | string, changes: Partial<Setup> = {}) => {
  const { fromEscrow, fromHouse } = alone(mode, line, changes);
  return fromEscrow.points + fromHouse.points;
};

describe('daily challenge', () => {
  it('pays 20 points per right answer, and 50 for all five', () => {
    expect(points(modes.daily, '+-.+-')).toBe(40);
    expect(points(modes.daily, '+++++')).toBe(150);
    expect(points(modes.daily, '.....')).toBe(0);
  });
});

describe('solo mode', () => {
  it('multiplies the wager by 0, 0, 0.5, 1.2, 2 and 3, rounded down', () => {
    const lines = ['-----', '+----', '++---', '+++--', '++++-', '+++++'];
    expect(lines.map((line) => points(modes.quiz, line, { wagerPoints: 25 }))).toEqual([
      0, 0, 12, 30, 50, 75,
    ]);
  });

  it('pays 5 points per right answer without a wager, and 10 with double points', () => {
    expect(points(modes.quiz, '++---')).toBe(10);
    expect(points(modes.quiz, { answers: '++---', boosters: { 2: 'double_points' } })).toBe(15);
  });

  it('counts only the gain beyond the wager as earned', () => {
    expect(alone(modes.quiz, '+++++', { wagerPoints: 100 })).toMatchObject({
      fromEscrow: { points: 100 },
      earnedPoints: 200,
    });
  });

  it('refuses any other wager', () => {
    expect(() => modes.quiz.start(setupOf([seat('me')], { wagerPoints: 30 }))).toThrow(RangeError);
  });
});

describe('solo survival', () => {
  it('pays 10 points per right answer, and 30 without a wrong one', () => {
    expect(points(modes['solo-survival'], '++-+-')).toBe(30);
    expect(points(modes['solo-survival'], '+++++')).toBe(80);
  });

  it('ends with the third wrong or missing answer', () => {
    expect(alone(modes['solo-survival'], '+-.-+')).toMatchObject({
      outcome: 'lost',
      rightAnswers: 1,
      fromHouse: { points: 0 },
    });
  });

  it('costs no life with a shield', () => {
    const line = { answers: '--+-+', boosters: { 1: 'shield' } } as const;
    expect(alone(modes['solo-survival'], line).outcome).toBe('won');
  });
});

describe('puzzle', () => {
  it('pays 100 points for nine right answers of twelve', () => {
    expect(points(modes.puzzle, '---+++++++++')).toBe(100);
    expect(points(modes.puzzle, '+++++++++')).toBe(100);
  });

  it('ends when the picture can no longer be completed', () => {
    let state = modes.puzzle.start(setupOf([seat('me')]));
    const wrong = { answers: { me: { verdict: 'wrong', elapsedMs: 1, boosters: [] } } } as const;
    for (let round = 1; round <= 3; round += 1) {
      state = modes.puzzle.closeRound(state, wrong);
      expect(modes.puzzle.result(state)).toBeUndefined();
    }
    expect(modes.puzzle.result(modes.puzzle.closeRound(state, wrong))?.players[0]?.outcome).toBe('lost');
  });
});
