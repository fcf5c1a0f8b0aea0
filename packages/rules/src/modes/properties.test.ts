import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MatchScript,
  matchScript,
  type PlayedMatch,
  playMatch,
} from '../match/generated-match.testing.ts';
import { type Amounts, modeIds, type PlayerResult, type Result } from '../match/mode.ts';
import { settleUnanswered } from '../match/settle.ts';
import { modes } from './table.ts';

const RUNS = 10_000;
const FEW_RUNS = 500;

/** Maximum gain of one player in points, by mode. */
const pointsMax = {
  daily: 5 * 40 + 50,
  quiz: 3 * 250,
  'solo-survival': 5 * 20 + 30,
  puzzle: 100,
  'head-to-head': 200,
  'survival-duel': 100,
  'tug-of-war': 50,
  // A tenth of the pool: eight entries of 500 and an award of 5,000.
  tournament: (8 * 500 + 5_000) / 10,
} as const;

const amounts = ({ fromEscrow, fromHouse }: PlayerResult): number[] => [
  fromEscrow.coins,
  fromEscrow.points,
  fromHouse.coins,
  fromHouse.points,
];
const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const byPlayer = ({ players }: Result) => new Map(players.map((one) => [one.player, one]));

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const check = (condition: boolean, promise: string): void => {
  if (!condition) throw new Error(promise);
};

/** As `toEqual`, which is slow, and not needed for values that are strictly equal. */
function checkEqual(value: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(value, wanted)) expect(value).toEqual(wanted);
}

describe.each(modeIds)('10,000 matches of %s', (id) => {
  const mode = modes[id];
  /** Seed of the matches, so that a failed one can be generated again, and then shortened. */
  const seed = Date.now();
  let matches: readonly (readonly [MatchScript, PlayedMatch])[] = [];
  beforeAll(() => {
    matches = fc
      .sample(matchScript(mode), { seed, numRuns: RUNS })
      .map((script) => [script, playMatch(mode, script)]);
  });
  afterAll(() => {
    matches = [];
  });

  /** Checks a property of the matches, which are played once for all properties. */
  function property(holds: (script: MatchScript, played: PlayedMatch) => void, numRuns = RUNS): void {
    try {
      for (const [script, played] of matches.slice(0, numRuns)) holds(script, played);
    } catch (error) {
      fc.assert(
        fc.property(matchScript(mode), (script) => holds(script, playMatch(mode, script))),
        { seed, numRuns },
      );
      throw error;
    }
  }

  it('end in time, pay everyone once, within bounds, and to the last coin', () => {
    property(({ setup }, { result, rightAnswers, roundsPlayed, leavers, state }) => {
      check(roundsPlayed <= mode.pace(setup).rounds, 'no more rounds than the mode has');
      check(mode.activePlayers(state).length === 0, 'nobody plays on');
      check(result.players.length === setup.players.length, 'one result a seat');

      for (const key of ['coins', 'points'] as const satisfies readonly (keyof Amounts)[]) {
        const stakes = setup.players.map(({ id: player }) => mode.stakeOf(setup, player)[key]);
        const award = key === 'coins' ? (setup.tournament?.awardCoins ?? 0) : 0;
        const out = result.players.map(({ fromEscrow }) => fromEscrow[key]);
        check(isAmount(result.escrowToHouse[key]), 'the house takes no less than nothing');
        check(total(stakes) + award === total(out) + result.escrowToHouse[key], 'the escrow comes out even');
      }

      for (const [seat, one] of result.players.entries()) {
        const { membership, isBot } = setup.players[seat] ?? { membership: 'plus', isBot: false };
        const stake = mode.stakeOf(setup, one.player);
        check(amounts(one).every(isAmount), 'whole amounts, none below nothing');
        check(one.fromHouse.points <= pointsMax[id], 'no more points than the mode gives');
        check(one.earnedPoints === one.fromHouse.points, 'what comes back of a stake is not earned');
        check(one.rightAnswers === (rightAnswers[one.player] ?? 0), 'every right answer counts once');
        check(one.isForfeit === leavers.has(one.player), 'who leaves forfeits');
        if (one.isForfeit || isBot) check(total(amounts(one)) === 0, 'who left and the bot are paid nothing');
        if (one.isForfeit) check(one.outcome === 'lost', 'who leaves loses');
        if (membership === 'freemium') check(one.fromEscrow.coins <= stake.coins, 'freemium wins no coins');
        check(isAmount(one.coinsForPlus), 'Plus would never have paid less');
        if (!setup.honour || one.isForfeit) continue;
        const gain = total(amounts(one)) + one.coinsForPlus - (setup.tournament?.awardCoins ?? 0);
        check(stake.coins === 0 && gain <= 0, 'for honour alone nothing is staked and nothing won');
      }
    });
  });

  it('return only the stakes of players who stayed, if nobody answers', () => {
    property(({ setup }, { result }) => {
      const unanswered = settleUnanswered(mode, setup, result);
      for (const one of unanswered.players) {
        const back = one.isForfeit ? { coins: 0, points: 0 } : mode.stakeOf(setup, one.player);
        const { coins, points } = one.fromEscrow;
        check(coins === back.coins && points === back.points, 'the own stake comes back to whoever stayed');
        check(one.fromHouse.points + one.fromHouse.coins === 0, 'nothing is won');
        check(one.earnedPoints === 0 && one.outcome !== 'won', 'nobody wins');
      }
      for (const key of ['coins', 'points'] as const satisfies readonly (keyof Amounts)[]) {
        const out = ({ players, escrowToHouse }: Result) =>
          total(players.map(({ fromEscrow }) => fromEscrow[key])) + escrowToHouse[key];
        check(out(unanswered) === out(result), 'the escrow comes out even');
      }
    });
  });

  it('have the same state after storage', () => {
    property(({ setup }, { state }) => {
      const stored = JSON.stringify(mode.pack(state));
      check(!stored.includes(setup.seed), 'the setup is not stored with the state');
      const back = mode.unpack(asJson(setup), JSON.parse(stored));
      check(isDeepStrictEqual(back, asJson(state)), 'the state is the same');
    }, FEW_RUNS);
  });

  it('have at most one winner, except in modes with joint winners', () => {
    property((_, { result }) => {
      const outcomes = result.players.map(({ outcome }) => outcome);
      const winners = outcomes.filter((outcome) => outcome === 'won').length;
      if (mode.mode === 'solo') check(!outcomes.includes('draw'), 'nobody draws alone');
      else if (id !== 'tournament') {
        check(winners <= 1, 'one winner');
        check(winners === 0 || !outcomes.includes('draw'), 'a win is no draw');
      }
    });
  });

  it('end the same in any order of the seats', () => {
    property((script, { result }) => {
      const reversed = playMatch(mode, script, script.setup.players.toReversed());
      checkEqual(byPlayer(reversed.result), byPlayer(result));
    });
  });

  it('don’t change after the end, are plain JSON, and show no player the seed', () => {
    property((script, { state, result }) => {
      const copy: unknown = JSON.parse(JSON.stringify(state));
      checkEqual(copy, state);
      const last = script.rounds[0]?.answers[0];
      const after = mode.forfeit(
        mode.closeRound(copy, { answers: last ? { 'player-0': last } : {} }),
        'player-0',
      );
      checkEqual(mode.result(after), result);
      for (const viewer of ['player-0', 'nobody']) {
        const view = mode.view(state, viewer);
        checkEqual(JSON.parse(JSON.stringify(view)), view);
        check(!JSON.stringify(view).includes(script.setup.seed), 'the seed stays hidden');
      }
    });
  });
});
