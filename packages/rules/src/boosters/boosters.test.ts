import { describe, expect, it } from 'vitest';
import { modeIds } from '../match/mode.ts';
import { modes } from '../modes/table.ts';
import { boostersOf, refuseBooster, traits } from './boosters.ts';

const context = { wagerPoints: 0, tournament: null };
const tournament = { rounds: 5, secondsPerRound: 10, entryCoins: 0, awardCoins: 0, allowsBoosters: false };

describe('boosters', () => {
  it('are allowed in modes where they have an effect', () => {
    expect(boostersOf('quiz', context)).toEqual([
      'fifty_fifty',
      'second_chance',
      'double_points',
      'audience',
    ]);
    expect(boostersOf('quiz', { ...context, wagerPoints: 10 })).not.toContain('double_points');
    expect(boostersOf('solo-survival', context)).toContain('shield');
    expect(boostersOf('puzzle', context)).not.toContain('shield');
  });

  it.each(modeIds.filter((id) => id !== 'tournament'))('have the traits of %s in its rules', (id) => {
    const { pace, stakes } = modes[id];
    expect(traits[id]).toEqual({
      hasClock: pace({ tournament: null }).secondsPerRound !== null,
      hasLives: stakes.some(({ lives }) => lives !== null),
      paysAnswers: stakes.some(({ pointsPerRight }) => pointsPerRight !== null),
    });
  });

  it('are allowed in a tournament only by its host', () => {
    expect(boostersOf('tournament', { ...context, tournament })).toEqual([]);
    const open = { ...context, tournament: { ...tournament, allowsBoosters: true } };
    expect(boostersOf('tournament', open)).toContain('fifty_fifty');
  });

  it('work once per match, and not after an answer is selected', () => {
    const use = {
      booster: 'fifty_fifty',
      mode: 'puzzle',
      context,
      used: [],
      hasSelectedAnswer: false,
    } as const;
    expect(refuseBooster(use)).toBeUndefined();
    expect(refuseBooster({ ...use, used: ['fifty_fifty'] })).toBe('used_before');
    expect(refuseBooster({ ...use, hasSelectedAnswer: true })).toBe('answer_selected');
    expect(refuseBooster({ ...use, booster: 'shield' })).toBe('not_here');
  });
});
