import { describe, expect, it } from 'vitest';
import type { Setup } from './mode.ts';
import { packSetup, unpackSetup } from './packing.ts';

const usual: Setup = {
  seed: 'ab',
  players: [{ id: 'a', membership: 'freemium', isBot: false }],
  stakesId: null,
  wagerPoints: 0,
  categoryId: null,
  tournament: null,
};
const unusual: Setup = {
  seed: 'cd',
  players: [
    { id: 'a', membership: 'plus', isBot: false },
    { id: 'b', membership: 'freemium', isBot: true },
  ],
  stakesId: 'coins-10',
  wagerPoints: 25,
  categoryId: 'history',
  tournament: { rounds: 5, secondsPerRound: 20, entryCoins: 5, awardCoins: 100, allowsBoosters: false },
  honour: 'met_today',
  ownPace: { time: 'x2', revealsWait: true },
};

const stored = (setup: Setup): unknown => JSON.parse(JSON.stringify(packSetup(setup)));

describe('a stored setup', () => {
  it('has no seed, and only the players without other choices', () => {
    expect(stored(usual)).toEqual({ players: [{ id: 'a' }] });
  });

  it.each([usual, unusual])('is restored unchanged: %j', (setup) => {
    expect(unpackSetup(stored(setup), setup.seed)).toEqual(setup);
  });

  it('is read from its unpacked form, too', () => {
    expect(unpackSetup(unusual, 'cd')).toEqual(unusual);
  });
});
