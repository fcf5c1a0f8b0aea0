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

/** What each seat puts in: looked up once for all of them, since there may be many. */
function stakesIn(setup: Setup, entry: Amounts): (seat: Seat) => Amounts {
  const stake = isAgainstBot(setup) ? { ...entry, coins: 0 } : entry;
  return ({ isBot }) => (isBot ? NOTHING : stake);
}

/** What a player puts into the escrow: the mode's entry, but no coins where the house bot plays. */
export function stakeOf(setup: Setup, entry: Amounts, player: PlayerId): Amounts {
  const seat = setup.players.find(({ id }) => id === player);
  return seat ? stakesIn(setup, entry)(seat) : NOTHING;
}

/** All that lies in the escrow: every stake, and a tournament host's award. */
export function potOf(setup: Setup, entry: Amounts): Amounts {
  const stakes = setup.players.map(stakesIn(setup, entry));
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

function pay({ standing, award }: Claim, stake: Amounts, isHalved: boolean): PlayerResult {
  const { seat, rightAnswers, hasLeft } = standing;
  const coins = coinsPaid(seat, award.coins, stake);
  const fullPoints = seat.isBot ? 0 : award.points;
  const points = isHalved ? Math.floor(fullPoints / 2) : fullPoints;
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
  const stakeOfSeat = stakesIn(setup, entry);
  const isHalved = isAgainstBot(setup);
  const players = claims.map((claim) => pay(claim, stakeOfSeat(claim.standing.seat), isHalved));
  const pot = potOf(setup, entry);
  const rest = (key: keyof Amounts) =>
    players.reduce((left, { fromEscrow }) => left - fromEscrow[key], pot[key]);
  return { players, escrowToHouse: { coins: rest('coins'), points: rest('points') } };
}

/** One of `count` equal shares, rounded down; the remainder stays in the escrow and so goes to the house. */
export const shareOf = (total: number, count: number): number => Math.floor(total / count);
