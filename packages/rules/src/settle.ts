/** Who is paid what at the end of a match. */
import type { Award, Standing } from './match.ts';
import type { Amounts, PlayerId, PlayerResult, Result, Seat, Setup } from './mode.ts';

export const NOTHING: Amounts = { coins: 0, points: 0 };

interface Claim {
  readonly standing: Standing;
  readonly award: Award;
}

export const isAgainstBot = ({ players }: Pick<Setup, 'players'>): boolean =>
  players.some(({ isBot }) => isBot);

const stakeOfSeat = (setup: Setup, entry: Amounts, seat: Seat): Amounts => {
  if (seat.isBot) return NOTHING;
  return isAgainstBot(setup) ? { ...entry, coins: 0 } : entry;
};

/** What a player puts into the escrow: the mode's entry, but no coins where the house bot plays. */
export function stakeOf(setup: Setup, entry: Amounts, player: PlayerId): Amounts {
  const seat = setup.players.find(({ id }) => id === player);
  return seat ? stakeOfSeat(setup, entry, seat) : NOTHING;
}

/** All that lies in the escrow: every stake, and a tournament host's award. */
export function potOf(setup: Setup, entry: Amounts): Amounts {
  const stakes = setup.players.map((seat) => stakeOfSeat(setup, entry, seat));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    coins: sum(stakes.map(({ coins }) => coins)) + (setup.tournament?.awardCoins ?? 0),
    points: sum(stakes.map(({ points }) => points)),
  };
}

/** A freemium player may get a stake back, and no coins beyond it. */
function coinsPaid({ plan, isBot }: Seat, coins: number, stake: Amounts): number {
  if (isBot) return 0;
  return plan === 'plus' ? coins : Math.min(coins, stake.coins);
}

function pay(setup: Setup, entry: Amounts, { standing, award }: Claim): PlayerResult {
  const { seat, rightAnswers, hasLeft } = standing;
  const stake = stakeOfSeat(setup, entry, seat);
  const coins = coinsPaid(seat, award.coins, stake);
  const fullPoints = seat.isBot ? 0 : award.points;
  const points = isAgainstBot(setup) ? Math.floor(fullPoints / 2) : fullPoints;
  const pointsBack = Math.min(points, stake.points);
  return {
    player: seat.id,
    outcome: award.outcome,
    rightAnswers,
    isForfeit: hasLeft,
    fromEscrow: { coins, points: pointsBack },
    fromHouse: { coins: 0, points: points - pointsBack },
    earnedPoints: points - pointsBack,
    coinsForPlus: seat.isBot ? 0 : award.coins - coins,
  };
}

/** Turns what each player is due into payments; the rest of the escrow goes to the house, to the last coin. */
export function settle(setup: Setup, entry: Amounts, claims: readonly Claim[]): Result {
  const players = claims.map((claim) => pay(setup, entry, claim));
  const pot = potOf(setup, entry);
  const rest = (key: keyof Amounts) =>
    players.reduce((left, { fromEscrow }) => left - fromEscrow[key], pot[key]);
  return { players, escrowToHouse: { coins: rest('coins'), points: rest('points') } };
}

/** One of `count` equal shares, rounded down; the remainder stays in the escrow and so goes to the house. */
export const shareOf = (total: number, count: number): number => Math.floor(total / count);
