/** States as they are stored: setup and seats are those of the match, and are kept once. */
import type { Match, Standing } from './match.ts';
import type { Mode, Setup } from './mode.ts';

type Packed = Omit<Match<Standing>, 'setup' | 'standings'> & {
  readonly standings: readonly Omit<Standing, 'seat'>[];
};

const hasStandings = (state: unknown): state is object =>
  typeof state === 'object' && state !== null && 'standings' in state;

const isPacked = (state: unknown): state is Packed => hasStandings(state) && !('setup' in state);

const isWhole = (state: unknown): state is Match<Standing> => hasStandings(state) && 'setup' in state;

function pack(state: unknown): unknown {
  if (!isWhole(state)) return state;
  const { setup: _setup, standings, ...counts } = state;
  return { ...counts, standings: standings.map(({ seat: _seat, ...own }) => own) };
}

function unpack(setup: Setup, packed: unknown): unknown {
  if (!isPacked(packed)) return packed;
  const { standings, ...counts } = packed;
  return {
    setup,
    ...counts,
    standings: standings.map((own, at) => ({ seat: setup.players[at], ...own })),
  };
}

/** Packing of all modes, whose states have the same shape. */
export const packing: Pick<Mode<unknown>, 'pack' | 'unpack'> = { pack, unpack };
