/** Setups and states as they are stored: what is kept elsewhere, or is as in most matches, is left out. */
import type { Match, Standing } from './match.ts';
import type { Mode, Seat, Setup } from './mode.ts';
import { withoutUsual } from './usual-values.ts';

type Packed = Omit<Match<Standing>, 'setup' | 'standings'> & {
  readonly standings: readonly Omit<Standing, 'seat'>[];
};

type PackedSetup = Partial<Omit<Setup, 'players'>> & {
  readonly players?: readonly (Pick<Seat, 'id'> & Partial<Seat>)[];
};

const usualSetup = { stakesId: null, wagerPoints: 0, categoryId: null, tournament: null } as const;
const usualSeat = { membership: 'freemium', isBot: false } as const;
const usualStanding = { hasLeft: false } as const;

/** JSON of a setup without its seed, which is kept with the match. */
export function packSetup({ seed: _seed, players, ...rest }: Setup): PackedSetup {
  return {
    players: players.map(({ id, ...seat }) => ({ id, ...withoutUsual(seat, usualSeat) })),
    ...withoutUsual(rest, usualSetup),
  };
}

/** Setup of a match with this seed, from its packed form or from one that was stored whole. */
export function unpackSetup(stored: unknown, seed: string): Setup {
  const { players = [], ...rest } = stored as PackedSetup;
  return { ...usualSetup, ...rest, seed, players: players.map((seat) => ({ ...usualSeat, ...seat })) };
}

const hasStandings = (state: unknown): state is object =>
  typeof state === 'object' && state !== null && 'standings' in state;

const isPacked = (state: unknown): state is Packed => hasStandings(state) && !('setup' in state);

const isWhole = (state: unknown): state is Match<Standing> => hasStandings(state) && 'setup' in state;

function pack(state: unknown): unknown {
  if (!isWhole(state)) return state;
  const { setup: _setup, standings, ...counts } = state;
  return {
    ...counts,
    standings: standings.map(({ seat: _seat, ...own }) => withoutUsual(own, usualStanding)),
  };
}

function unpack(setup: Setup, packed: unknown): unknown {
  if (!isPacked(packed)) return packed;
  const { standings, ...counts } = packed;
  return {
    setup,
    ...counts,
    standings: standings.map((own, at) => ({ seat: setup.players[at], ...usualStanding, ...own })),
  };
}

/** Packing of all modes, whose states have the same shape. */
export const packing: Pick<Mode<unknown>, 'pack' | 'unpack'> = { pack, unpack };
