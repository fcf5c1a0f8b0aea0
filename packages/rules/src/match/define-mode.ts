/** Builds a mode from its rules, with the parts common to all modes. */

import { applyOwnPace } from '../pace/own-pace.ts';
import type { Award, Match, Standing } from './match.ts';
import { type Amounts, type Mode, modeNames, type PlayerId, type RoundAnswer, type Setup } from './mode.ts';
import { packing } from './packing.ts';
import { rankBy } from './rank-by.ts';
import { settle, stakeOf } from './settle.ts';

export interface Rules<S extends Standing, View>
  extends Pick<Mode<unknown>, 'id' | 'minPlayers' | 'maxPlayers' | 'coinsPerAnswer' | 'stakes' | 'pace'> {
  /**
   * Returns the entry price of each player.
   * @throws RangeError for settings that the mode does not have.
   */
  entry(setup: Setup): Amounts;
  initialStanding(standing: Standing): S;
  /** Updates a standing after a round; right answers are already counted. */
  score(standing: S, answer: RoundAnswer, match: Match<S>): S;
  /** Tells whether a player who has not left is still playing. */
  isActive(standing: S, match: Match<S>): boolean;
  /**
   * Returns the award of each player who stayed; leavers get nothing. The outer call computes the parts shared by all
   * players.
   */
  award(match: Match<S>): (standing: S) => Award;
  /** Compares standings, best first. Undefined in single-player modes. */
  compare?(one: S, other: S): number;
  view(match: Match<S>, player: PlayerId): View;
}

const NO_ANSWER = { verdict: 'none', elapsedMs: 0, boosters: [] } as const satisfies RoundAnswer;
const FORFEIT = { outcome: 'lost', coins: 0, points: 0 } as const satisfies Award;

function checkSeats({ players }: Setup, minPlayers: number, maxPlayers: number): void {
  if (players.length < minPlayers || players.length > maxPlayers) {
    throw new RangeError(`This mode seats ${minPlayers} to ${maxPlayers} players, not ${players.length}.`);
  }
  if (new Set(players.map(({ id }) => id)).size !== players.length) {
    throw new RangeError('A player has one seat.');
  }
}

const leaversLast =
  <S extends Standing>(compare: (one: S, other: S) => number) =>
  (one: S, other: S): number =>
    Number(one.hasLeft) - Number(other.hasLeft) || compare(one, other);

export function defineMode<S extends Standing, View>(rules: Rules<S, View>): Mode<Match<S>, View> {
  const { id, minPlayers, maxPlayers, coinsPerAnswer, stakes, entry, view } = rules;
  const { type, mode } = modeNames[id];
  const pace: Mode<Match<S>>['pace'] = (settings) =>
    mode === 'solo' ? applyOwnPace(rules.pace(settings), settings.ownPace) : rules.pace(settings);
  const fewest = mode === 'solo' ? 1 : 2;
  const active = (match: Match<S>): readonly S[] => {
    if (match.roundsClosed >= pace(match.setup).rounds) return [];
    const playing = match.standings.filter((one) => !one.hasLeft && rules.isActive(one, match));
    return playing.length < fewest ? [] : playing;
  };
  const isOver = (match: Match<S>): boolean => active(match).length === 0;

  function scoreOne(standing: S, match: Match<S>, answer: RoundAnswer): S {
    const rightAnswers = standing.rightAnswers + (answer.verdict === 'right' ? 1 : 0);
    return rules.score({ ...standing, rightAnswers }, answer, match);
  }

  return {
    id,
    type,
    mode,
    minPlayers,
    maxPlayers,
    coinsPerAnswer,
    stakes,
    pace,
    view,
    stakeOf: (setup, player) => stakeOf(setup, entry(setup), player),

    start(setup) {
      checkSeats(setup, minPlayers, maxPlayers);
      if (type !== 'tournament' && setup.tournament) throw new RangeError('This is no tournament.');
      if (mode === 'multi' && setup.ownPace) throw new RangeError('Live games have one clock for all.');
      // This throws for unknown stakes, wagers and settings.
      entry(setup);
      const standings = setup.players.map((seat) =>
        rules.initialStanding({ seat, rightAnswers: 0, hasLeft: false }),
      );
      return { setup, roundsClosed: 0, standings };
    },

    closeRound(match, { answers }) {
      const playing = new Set(active(match));
      if (playing.size === 0) return match;
      const standings = match.standings.map((one) =>
        playing.has(one) ? scoreOne(one, match, answers[one.seat.id] ?? NO_ANSWER) : one,
      );
      return { ...match, roundsClosed: match.roundsClosed + 1, standings };
    },

    forfeit(match, player) {
      const leaver = active(match).find(({ seat }) => seat.id === player);
      if (!leaver) return match;
      const standings = match.standings.map((one) => (one === leaver ? { ...one, hasLeft: true } : one));
      return { ...match, standings };
    },

    ...packing,

    activePlayers: (match) => active(match).map(({ seat }) => seat.id),

    result(match) {
      if (!isOver(match)) return undefined;
      const awardOf = rules.award(match);
      const rankOf = rules.compare && rankBy(match.standings, leaversLast(rules.compare));
      const claims = match.standings.map((one) => ({
        standing: one,
        award: one.hasLeft ? FORFEIT : awardOf(one),
        rank: rankOf?.(one) ?? null,
      }));
      return settle(match.setup, entry(match.setup), claims);
    },
  };
}
