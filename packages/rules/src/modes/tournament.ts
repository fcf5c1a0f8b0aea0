/** Tournament: most right answers win; joint winners share the prize and the winner's bonus. */
import { defineMode } from '../match/define-mode.ts';
import type { Match, Standing } from '../match/match.ts';
import type { PlayerId, Setup, TournamentSettings } from '../match/mode.ts';
import { rankBy } from '../match/rank-by.ts';
import { awardLeaders, leadersOf, type RivalView, viewRival } from '../match/rivals.ts';
import { potOf, shareOf } from '../match/settle.ts';

/** Limits of the settings that a host chooses. */
export const tournamentLimits = {
  roundsMin: 5,
  roundsMax: 30,
  secondsPerRoundMin: 8,
  secondsPerRoundMax: 30,
  entryCoinsMax: 500,
  playersMin: 2,
  playersMax: 500,
} as const;

const BONUS_POINTS_MIN = 20;
const COINS_PER_BONUS_POINT = 10;
const TOP_COUNT = 10;

export interface TournamentView {
  /** Best ten players and the viewer. Equal players share a rank. */
  readonly players: readonly (RivalView & { readonly rank: number })[];
  readonly playerCount: number;
  /** Rank of the viewer; null without a seat. */
  readonly rank: number | null;
}

const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;

/** Tells whether these settings are within the limits. */
export function isAllowedTournament(settings: TournamentSettings): boolean {
  const { rounds, secondsPerRound, entryCoins, awardCoins } = settings;
  const { roundsMin, roundsMax, secondsPerRoundMin, secondsPerRoundMax, entryCoinsMax } = tournamentLimits;
  return (
    isWithin(rounds, roundsMin, roundsMax) &&
    isWithin(secondsPerRound, secondsPerRoundMin, secondsPerRoundMax) &&
    isWithin(entryCoins, 0, entryCoinsMax) &&
    isWithin(awardCoins, 0, Number.MAX_SAFE_INTEGER)
  );
}

/** Computes the winner's bonus in points: a tenth of the pool's coins, at least 20. */
export const winnerBonusPoints = (poolCoins: number): number =>
  Math.max(BONUS_POINTS_MIN, Math.floor(poolCoins / COINS_PER_BONUS_POINT));

function settingsOf({ tournament }: Pick<Setup, 'tournament'>): TournamentSettings {
  if (!tournament || !isAllowedTournament(tournament)) throw new RangeError('No such tournament.');
  return tournament;
}

const entry = (setup: Setup) => ({ coins: settingsOf(setup).entryCoins, points: 0 });

const compare = (one: Standing, other: Standing): number =>
  Number(one.hasLeft) - Number(other.hasLeft) || other.rightAnswers - one.rightAnswers;

function award(match: Match<Standing>) {
  const leaders = leadersOf(match, compare);
  const pool = potOf(match.setup, entry(match.setup)).coins;
  const bonus = winnerBonusPoints(pool);
  const prize = (count: number) => ({ coins: shareOf(pool, count), points: shareOf(bonus, count) });
  return awardLeaders(leaders, prize, 'won');
}

function view({ standings }: Match<Standing>, player: PlayerId): TournamentView {
  const rank = rankBy(standings, compare);
  const best = standings.toSorted(compare).slice(0, TOP_COUNT);
  const own = standings.find(({ seat }) => seat.id === player);
  const shown = !own || best.includes(own) ? best : [...best, own];
  return {
    players: shown.map((one) => ({ ...viewRival(one), rank: rank(one) })),
    playerCount: standings.length,
    rank: own ? rank(own) : null,
  };
}

export const tournament = defineMode<Standing, TournamentView>({
  id: 'tournament',
  minPlayers: tournamentLimits.playersMin,
  maxPlayers: tournamentLimits.playersMax,
  coinsPerAnswer: 0,
  stakes: [],
  pace(setup) {
    const { rounds, secondsPerRound } = settingsOf(setup);
    return { rounds, secondsPerRound, revealSeconds: 4, canContinueEarly: false };
  },
  entry,
  initialStanding: (standing) => standing,
  score: (standing) => standing,
  isActive: () => true,
  compare,
  award,
  view,
});
