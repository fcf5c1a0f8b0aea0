import { describe, expect, it } from 'vitest';
import type { Result } from '../match/mode.ts';
import { type AnswerScript, play, seat, setupOf } from './play-example.testing.ts';
import { modes } from './table.ts';

const two = [seat('a'), seat('b')];
const outcomes = (result: Result | undefined) => result?.players.map(({ outcome }) => outcome);
const coins = (result: Result | undefined) => result?.players.map(({ fromEscrow }) => fromEscrow.coins);
const gains = (result: Result | undefined) => result?.players.map(({ fromHouse }) => fromHouse.points);

describe('1v1 battle', () => {
  const duel = (a: AnswerScript | string, b: AnswerScript | string, players = two, stakesId = 'coins-10') =>
    play(modes['head-to-head'], setupOf(players, { stakesId: stakesId }), { a, b });

  it('is won by the player with more right answers, who gets the pot and the points', () => {
    const result = duel('+++--', '++---');
    expect(outcomes(result)).toEqual(['won', 'lost']);
    expect(coins(result)).toEqual([20, 0]);
    expect(gains(result)).toEqual([30, 0]);
  });

  it('is won by the faster player if both have equally many right answers', () => {
    const fast = { answers: '++---', elapsedMs: 900 };
    expect(outcomes(duel('++---', fast))).toEqual(['lost', 'won']);
  });

  it('counts the full time of a round without an answer', () => {
    expect(outcomes(duel('++-..', { answers: '++---', elapsedMs: 14_000 }))).toEqual(['won', 'lost']);
    expect(outcomes(duel('++...', { answers: '++---', elapsedMs: 1000 }))).toEqual(['lost', 'won']);
  });

  it('is a draw if both are equal, and the stakes are returned', () => {
    const result = duel('++---', '++---');
    expect(outcomes(result)).toEqual(['draw', 'draw']);
    expect(coins(result)).toEqual([10, 10]);
    expect(gains(result)).toEqual([0, 0]);
  });

  it('returns only the stake to a freemium winner, and reports the gain with Plus', () => {
    const result = duel('+++++', '-----', [seat('a', { membership: 'freemium' }), seat('b')]);
    expect(result?.players[0]).toMatchObject({ fromEscrow: { coins: 10 }, coinsForPlus: 10 });
    expect(result?.escrowToHouse.coins).toBe(10);
  });

  it('has no coins and half the points against the bot', () => {
    const result = duel('+++++', '-----', [seat('a'), seat('b', { isBot: true })], 'coins-50');
    expect(coins(result)).toEqual([0, 0]);
    expect(gains(result)).toEqual([100, 0]);
  });

  it('has no stakes and rewards between players who earned from each other that day', () => {
    const setup = setupOf(two, { stakesId: 'coins-50', honour: 'met_today' });
    const result = play(modes['head-to-head'], setup, { a: '+++++', b: '-----' });
    expect(modes['head-to-head'].stakeOf(setup, 'a')).toEqual({ coins: 0, points: 0 });
    expect(outcomes(result)).toEqual(['won', 'lost']);
    expect([...(coins(result) ?? []), ...(gains(result) ?? [])]).toEqual([0, 0, 0, 0]);
    expect(result?.players.map(({ coinsForPlus }) => coinsForPlus)).toEqual([0, 0]);
  });

  it('is lost, with the stake, by a player who leaves', () => {
    const mode = modes['head-to-head'];
    const state = mode.forfeit(mode.start(setupOf(two, { stakesId: 'coins-10' })), 'a');
    expect(outcomes(mode.result(state))).toEqual(['lost', 'won']);
    expect(coins(mode.result(state))).toEqual([0, 20]);
  });
});

describe('survival duel', () => {
  const three = [seat('a'), seat('b'), seat('c')];
  const duel = (lines: Record<string, string>) => play(modes['survival-duel'], setupOf(three), lines);

  it('gives a lone survivor the pot and 100 points', () => {
    const result = duel({ a: '+++', b: '---', c: '---' });
    expect(outcomes(result)).toEqual(['won', 'lost', 'lost']);
    expect(coins(result)).toEqual([30, 0, 0]);
    expect(gains(result)).toEqual([100, 0, 0]);
  });

  it('splits both among the survivors of the last question, rounded down', () => {
    const all = '+'.repeat(15);
    const result = duel({ a: all, b: all, c: all });
    expect(outcomes(result)).toEqual(['draw', 'draw', 'draw']);
    expect(coins(result)).toEqual([10, 10, 10]);
    expect(gains(result)).toEqual([33, 33, 33]);
  });

  it('splits both among those who fell last, if all fall in the same round', () => {
    const result = duel({ a: '+---', b: '+---', c: '---' });
    expect(outcomes(result)).toEqual(['draw', 'draw', 'lost']);
    expect(coins(result)).toEqual([15, 15, 0]);
  });

  it('splits both also without any right answer', () => {
    const result = duel({ a: '---', b: '---', c: '...' });
    expect(outcomes(result)).toEqual(['draw', 'draw', 'draw']);
    expect(coins(result)).toEqual([10, 10, 10]);
    expect(gains(result)).toEqual([33, 33, 33]);
  });

  it('shows the last round of each player', () => {
    const mode = modes['survival-duel'];
    const right = { verdict: 'right', elapsedMs: 0, boosters: [] } as const;
    let state = mode.start(setupOf(three));
    for (let round = 1; round <= 4; round += 1) {
      state = mode.closeRound(state, { answers: { a: right, b: right } });
    }
    expect(mode.view(state, 'c')).toMatchObject({
      players: [
        { lives: 3, roundsPlayed: 4 },
        { lives: 3, roundsPlayed: 4 },
        { lives: 0, roundsPlayed: 3 },
      ],
    });
  });
});

describe('tug of war', () => {
  const pull = (a: string, b: string) => play(modes['tug-of-war'], setupOf(two), { a, b });

  it('is won by the side of the marker after five rounds, for the pot and 50 points', () => {
    const result = pull('+++--', '+----');
    expect(outcomes(result)).toEqual(['won', 'lost']);
    expect(coins(result)).toEqual([20, 0]);
    expect(gains(result)).toEqual([50, 0]);
  });

  it('is a draw with the marker in the middle, and the stakes are returned', () => {
    const result = pull('++---', '--++-');
    expect(outcomes(result)).toEqual(['draw', 'draw']);
    expect(coins(result)).toEqual([10, 10]);
  });
});

describe('tournament', () => {
  const tournament = {
    rounds: 5,
    secondsPerRound: 10,
    entryCoins: 50,
    awardCoins: 101,
    allowsBoosters: false,
  };
  const cup = (lines: Record<string, string>) =>
    play(modes.tournament, setupOf([seat('a'), seat('b'), seat('c')], { tournament }), lines);

  it('gives the winner all entries and the award, and a tenth of the pool in points', () => {
    const result = cup({ a: '+++++', b: '++++-', c: '-----' });
    expect(coins(result)).toEqual([251, 0, 0]);
    expect(gains(result)).toEqual([25, 0, 0]);
  });

  it('splits both equally among joint winners; the house gets the odd coin', () => {
    const result = cup({ a: '+++++', b: '+++++', c: '-----' });
    expect(outcomes(result)).toEqual(['won', 'won', 'lost']);
    expect(coins(result)).toEqual([125, 125, 0]);
    expect(gains(result)).toEqual([12, 12, 0]);
    expect(result?.escrowToHouse.coins).toBe(1);
  });

  it('splits both also without any right answer', () => {
    const result = cup({ a: '-----', b: '-----', c: '.....' });
    expect(outcomes(result)).toEqual(['won', 'won', 'won']);
    expect(coins(result)).toEqual([83, 83, 83]);
    expect(gains(result)).toEqual([8, 8, 8]);
  });

  it('has a bonus of at least 20 points', () => {
    const free = { ...tournament, entryCoins: 0, awardCoins: 0 };
    const setup = setupOf([seat('a'), seat('b')], { tournament: free });
    expect(gains(play(modes.tournament, setup, { a: '+', b: '-' }))).toEqual([20, 0]);
  });

  it('has 5 to 30 rounds of 8 to 30 seconds', () => {
    for (const wrong of [{ rounds: 4 }, { rounds: 31 }, { secondsPerRound: 7 }, { entryCoins: 501 }]) {
      const setup = setupOf(two, { tournament: { ...tournament, ...wrong } });
      expect(() => modes.tournament.start(setup)).toThrow(RangeError);
    }
  });
});
