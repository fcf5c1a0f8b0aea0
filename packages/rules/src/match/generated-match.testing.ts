import fc from 'fast-check';
import { boosterIds } from '../boosters/booster-ids.ts';
import { headToHeadStakes, wagers } from '../economy.ts';
import type { Mode, PlayerId, Result, RoundAnswer, Seat, Setup } from './mode.ts';
import { honourReasons, ownTimes } from './mode.ts';

/** Maximum of seats, which reaches every rule of large matches and allows thousands of runs. */
const SEATS_MAX = 8;

export interface RoundScript {
  /** Answers by seat; null without an answer. */
  readonly answers: readonly (RoundAnswer | null)[];
  /** Seats that leave before the round closes. */
  readonly leavers: readonly number[];
}

export interface MatchScript {
  readonly setup: Setup;
  readonly rounds: readonly RoundScript[];
}

const answer: fc.Arbitrary<RoundAnswer> = fc.record({
  verdict: fc.constantFrom('right', 'wrong', 'none'),
  elapsedMs: fc.nat(30_000),
  boosters: fc.subarray([...boosterIds], { maxLength: 2 }),
});

const seats = (mode: Mode<unknown>): fc.Arbitrary<Seat[]> =>
  fc
    .tuple(
      fc.array(fc.constantFrom('freemium' as const, 'plus' as const), {
        minLength: mode.minPlayers,
        maxLength: Math.min(mode.maxPlayers, SEATS_MAX),
      }),
      fc.boolean(),
    )
    .map(([memberships, hasBot]) =>
      memberships.map((membership, index) => ({
        id: `player-${index}`,
        membership,
        // The house bot only completes a pair.
        isBot: mode.mode === 'multi' && memberships.length === 2 && hasBot && index === 1,
      })),
    );

const settings = (mode: Mode<unknown>) =>
  fc.record({
    seed: fc.nat().map((number) => number.toString(16).padStart(32, '0')),
    stakesId:
      mode.id === 'head-to-head'
        ? fc.constantFrom(...headToHeadStakes.map(({ id }) => id))
        : fc.constant(null),
    wagerPoints: mode.id === 'quiz' ? fc.constantFrom(...wagers) : fc.constant(0),
    tournament:
      mode.id === 'tournament'
        ? fc.record({
            rounds: fc.integer({ min: 5, max: 12 }),
            secondsPerRound: fc.integer({ min: 8, max: 30 }),
            entryCoins: fc.nat(500),
            awardCoins: fc.nat(5_000),
            allowsBoosters: fc.boolean(),
          })
        : fc.constant(null),
    honour:
      mode.mode === 'multi' ? fc.option(fc.constantFrom(...honourReasons), { freq: 3 }) : fc.constant(null),
    ownPace:
      mode.mode === 'solo'
        ? fc.option(fc.record({ time: fc.constantFrom(...ownTimes), revealsWait: fc.boolean() }))
        : fc.constant(null),
  });

/** Generates a valid match of this mode, with all actions of its players. */
export const matchScript = (mode: Mode<unknown>): fc.Arbitrary<MatchScript> =>
  fc.tuple(seats(mode), settings(mode)).chain(([players, { honour, ownPace, ...rest }]) => {
    const setup: Setup = {
      ...rest,
      players,
      categoryId: null,
      ...(honour && { honour }),
      ...(ownPace && { ownPace }),
    };
    const { rounds } = mode.pace(setup);
    const script = fc.record({
      answers: fc.array(fc.option(answer, { freq: 5 }), {
        minLength: players.length,
        maxLength: players.length,
      }),
      leavers: fc.oneof(
        { weight: 9, arbitrary: fc.constant<number[]>([]) },
        { weight: 1, arbitrary: fc.array(fc.nat(players.length - 1), { maxLength: 2 }) },
      ),
    });
    return fc
      .array(script, { minLength: rounds, maxLength: rounds })
      .map((played) => ({ setup, rounds: played }));
  });

export interface PlayedMatch {
  readonly state: unknown;
  readonly result: Result;
  readonly roundsPlayed: number;
  /** Right answers of each player while active. */
  readonly rightAnswers: Readonly<Record<PlayerId, number>>;
  readonly leavers: ReadonlySet<PlayerId>;
}

const idOf = (script: MatchScript, seat: number): PlayerId => `player-${seat % script.setup.players.length}`;

/** Plays a script to its end. The order of `players` may differ from the script; their actions do not. */
export function playMatch(
  mode: Mode<unknown>,
  script: MatchScript,
  players = script.setup.players,
): PlayedMatch {
  let state = mode.start({ ...script.setup, players });
  const rightAnswers: Record<PlayerId, number> = {};
  const leavers = new Set<PlayerId>();
  let roundsPlayed = 0;
  for (const { answers, leavers: seatsLeft } of script.rounds) {
    for (const seat of seatsLeft) {
      const id = idOf(script, seat);
      if (mode.activePlayers(state).includes(id)) leavers.add(id);
      state = mode.forfeit(state, id);
    }
    const active = mode.activePlayers(state);
    if (active.length === 0) break;
    const given = Object.fromEntries(
      answers.flatMap((one, seat) => (one ? [[idOf(script, seat), one] as const] : [])),
    );
    for (const id of active) {
      if (given[id]?.verdict === 'right') rightAnswers[id] = (rightAnswers[id] ?? 0) + 1;
    }
    state = mode.closeRound(state, { answers: given });
    roundsPlayed += 1;
  }
  const result = mode.result(state);
  if (!result) throw new Error(`${mode.id} did not end after ${roundsPlayed} rounds`);
  return { state, result, roundsPlayed, rightAnswers, leavers };
}
