/** Payments at the end of a match. */
import type { Award, Standing } from './match.ts';
import type { Amounts, Mode, PlayerId, PlayerResult, Result, Seat, Setup } from './mode.ts';

export const NOTHING: Amounts = { coins: 0, points: 0 };

interface Claim {
  readonly standing: Standing;
  readonly award: Award;
  readonly rank: number | null;
}

export const isAgainstBot = ({ players }: Pick<Setup, 'players'>): boolean =>
  players.some(({ isBot }) => isBot);

/** Returns the stake of each seat. The outer call computes the shared parts once, since there may be many seats. */
function stakesIn(setup: Setup, entry: Amounts): (seat: Seat) => Amounts {
  const stake = isAgainstBot(setup) || setup.honour ? { ...entry, coins: 0 } : entry;
  return ({ isBot }) => (isBot ? NOTHING : stake);
}

/**
 * Returns the stake that a player pays into the escrow: the mode's entry, without coins against the house bot or for
 * honour.
 */
export function stakeOf(setup: Setup, entry: Amounts, player: PlayerId): Amounts {
  const seat = setup.players.find(({ id }) => id === player);
  return seat ? stakesIn(setup, entry)(seat) : NOTHING;
}

/** Sums up the escrow: all stakes, and a tournament host's award. */
export function potOf(setup: Setup, entry: Amounts): Amounts {
  const stakes = setup.players.map(stakesIn(setup, entry));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    coins: sum(stakes.map(({ coins }) => coins)) + (setup.tournament?.awardCoins ?? 0),
    points: sum(stakes.map(({ points }) => points)),
  };
}

/** Limits a freemium player's coins to the returned stake. */
function coinsPaid({ membership, isBot }: Seat, coins: number, stake: Amounts): number {
  if (isBot) return 0;
  return membership === 'plus' ? coins : Math.min(coins, stake.coins);
}

/**
 * Halves points against the house bot, and removes them in a match for honour. The outer call looks for the bot once,
 * since there may be many seats.
 */
function pointsIn(setup: Setup): (points: number) => number {
  if (setup.honour) return () => 0;
  return isAgainstBot(setup) ? (points) => Math.floor(points / 2) : (points) => points;
}

function pay({ standing, award, rank }: Claim, stake: Amounts, pointsPaid: number): PlayerResult {
  const { seat, rightAnswers, hasLeft } = standing;
  const coins = coinsPaid(seat, award.coins, stake);
  const points = seat.isBot ? 0 : pointsPaid;
  const pointsBack = Math.min(points, stake.points);
  return {
    player: seat.id,
    outcome: award.outcome,
    rightAnswers,
    isForfeit: hasLeft,
    rank,
    fromEscrow: { coins, points: pointsBack },
    fromHouse: { coins: 0, points: points - pointsBack },
    earnedPoints: points - pointsBack,
    coinsForPlus: seat.isBot ? 0 : award.coins - coins,
  };
}

/** Converts awards to payments; the house gets the exact rest of the escrow. */
export function settle(setup: Setup, entry: Amounts, claims: readonly Claim[]): Result {
  const stakeOfSeat = stakesIn(setup, entry);
  const pointsOf = pointsIn(setup);
  const players = claims.map((claim) =>
    pay(claim, stakeOfSeat(claim.standing.seat), pointsOf(claim.award.points)),
  );
  const pot = potOf(setup, entry);
  const rest = (key: keyof Amounts) =>
    players.reduce((left, { fromEscrow }) => left - fromEscrow[key], pot[key]);
  return { players, escrowToHouse: { coins: rest('coins'), points: rest('points') } };
}

/**
 * Settles a live match without any answer: players who stayed get their stake back, and nobody wins. The stakes of
 * leavers go to the house.
 */
export function settleUnanswered(mode: Pick<Mode<unknown>, 'stakeOf'>, setup: Setup, result: Result): Result {
  const stakes = new Map(setup.players.map(({ id }) => [id, mode.stakeOf(setup, id)]));
  const players = result.players.map((one): PlayerResult => {
    const back = one.isForfeit ? NOTHING : (stakes.get(one.player) ?? NOTHING);
    const outcome = one.isForfeit ? 'lost' : 'draw';
    return {
      ...one,
      outcome,
      rank: null,
      fromEscrow: back,
      fromHouse: NOTHING,
      earnedPoints: 0,
      coinsForPlus: 0,
    };
  });
  const rest = (key: keyof Amounts) => {
    const paid = (paying: Result) => paying.players.reduce((sum, { fromEscrow }) => sum + fromEscrow[key], 0);
    return result.escrowToHouse[key] + paid(result) - paid({ ...result, players });
  };
  return { players, escrowToHouse: { coins: rest('coins'), points: rest('points') } };
}

/** Computes one of `count` equal shares, rounded down; the house gets the remainder with the rest of the escrow. */
export const shareOf = (total: number, count: number): number => Math.floor(total / count);
