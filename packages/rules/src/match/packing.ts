/** Stored form of setups and states, without default values and without data stored elsewhere. */

import { omitDefaults } from './default-values.ts';
import type { Match, Standing } from './match.ts';
import type { Mode, Seat, Setup } from './mode.ts';

type Packed = Omit<Match<Standing>, 'setup' | 'standings'> & {
  readonly standings: readonly Omit<Standing, 'seat'>[];
};

type PackedSetup = Partial<Omit<Setup, 'players'>> & {
  readonly players?: readonly (Pick<Seat, 'id'> & Partial<Seat>)[];
};

const defaultSetup = { stakesId: null, wagerPoints: 0, categoryId: null, tournament: null } as const;
const defaultSeat = { membership: 'freemium', isBot: false } as const;
const defaultStanding = { hasLeft: false } as const;

/** Converts a setup to its stored form, without the seed, which is stored with the match. */
export function packSetup({ seed: _seed, players, ...rest }: Setup): PackedSetup {
  return {
    players: players.map(({ id, ...seat }) => ({ id, ...omitDefaults(seat, defaultSeat) })),
    ...omitDefaults(rest, defaultSetup),
  };
}

/** Restores a setup with this seed from its packed form, or from the unpacked form of earlier versions. */
export function unpackSetup(stored: unknown, seed: string): Setup {
  const { players = [], ...rest } = stored as PackedSetup;
  return { ...defaultSetup, ...rest, seed, players: players.map((seat) => ({ ...defaultSeat, ...seat })) };
}

const hasStandings = (state: unknown): state is object =>
  typeof state === 'object' && state !== null && 'standings' in state;

const isPacked = (state: unknown): state is Packed => hasStandings(state) && !('setup' in state);

const isUnpacked = (state: unknown): state is Match<Standing> => hasStandings(state) && 'setup' in state;

function pack(state: unknown): unknown {
  if (!isUnpacked(state)) return state;
  const { setup: _setup, standings, ...counts } = state;
  return {
    ...counts,
    standings: standings.map(({ seat: _seat, ...own }) => omitDefaults(own, defaultStanding)),
  };
}

function unpack(setup: Setup, packed: unknown): unknown {
  if (!isPacked(packed)) return packed;
  const { standings, ...counts } = packed;
  return {
    setup,
    ...counts,
    standings: standings.map((own, at) => ({ seat: setup.players[at], ...defaultStanding, ...own })),
  };
}

/** Packing for all modes, since their states have the same shape. */
export const packing: Pick<Mode<unknown>, 'pack' | 'unpack'> = { pack, unpack };
