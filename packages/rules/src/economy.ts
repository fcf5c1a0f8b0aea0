/** Prices and rewards shared by several modes. Coins and points are whole numbers. */
import type { BoosterId } from './boosters/booster-ids.ts';
import type { Amounts, Membership, ModeId } from './match/mode.ts';

/** Grant paid once, when the account is completed. */
export const WELCOME_GRANT: Amounts = { coins: 100, points: 0 };

const REFERRAL_POINTS = 100;
const REFERRAL_COINS_FOR_PLUS = 50;

/** Games that the new player must finish, with an answer in each, before a referral is paid. */
export const REFERRAL_GAMES = 3;
/** Maximum of referrals paid per referrer and day; the rest are paid on the next days. */
export const REFERRALS_PAID_PER_DAY = 5;

/** Returns the reward of each of the two players of a referral. */
export const referralReward = (membership: Membership): Amounts => ({
  coins: membership === 'plus' ? REFERRAL_COINS_FOR_PLUS : 0,
  points: REFERRAL_POINTS,
});

const DAILY_BONUS_COINS = 50;
const WEEK_BONUS_COINS = 150;
export const BONUS_WEEK_DAYS = 7;

/**
 * Returns the coins of the daily bonus on a day of the streak, from 1: every seventh day pays 150 instead of 50.
 * @throws RangeError below 1.
 */
export function dailyBonusCoins(dayOfRow: number): number {
  if (!Number.isSafeInteger(dayOfRow) || dayOfRow < 1) throw new RangeError('A row of days starts at 1.');
  return dayOfRow % BONUS_WEEK_DAYS === 0 ? WEEK_BONUS_COINS : DAILY_BONUS_COINS;
}

export interface Price {
  readonly coins: number;
  /** Null if not sold for points. */
  readonly points: number | null;
}

const STANDARD_BOOSTER_PRICE: Price = { coins: 30, points: 60 };

/** Price of each booster: coins or points, at the player's choice. */
export const boosterPrices: Readonly<Record<BoosterId, Price>> = {
  fifty_fifty: STANDARD_BOOSTER_PRICE,
  extra_time: STANDARD_BOOSTER_PRICE,
  second_chance: STANDARD_BOOSTER_PRICE,
  shield: STANDARD_BOOSTER_PRICE,
  double_points: STANDARD_BOOSTER_PRICE,
  audience: { coins: 50, points: null },
};

/** Allowed wagers of solo mode, in points. */
export const wagers = [0, 10, 25, 50, 100, 250] as const;

/** Payout of a wager by right answers, in tenths. */
const wagerTenths = [0, 0, 5, 12, 20, 30] as const;

/**
 * Computes the payout of a wager in points, rounded down.
 * @throws RangeError for a number of right answers other than 0 to 5.
 */
export function wagerPayout(wagerPoints: number, rightAnswers: number): number {
  const tenths = wagerTenths[rightAnswers];
  if (tenths === undefined) throw new RangeError('Solo mode has 0 to 5 right answers.');
  return Math.floor((wagerPoints * tenths) / 10);
}

/** Price of each submitted answer of solo mode, in coins. */
export const SOLO_ANSWER_COINS = 2;

/** Entry price of each mode, in coins; null if it differs by match. */
export const entryCoins = {
  daily: 0,
  quiz: 0,
  'solo-survival': 5,
  puzzle: 5,
  'head-to-head': null,
  'survival-duel': 10,
  'tug-of-war': 10,
  tournament: null,
} as const satisfies Readonly<Record<ModeId, number | null>>;

export interface HeadToHeadStakes {
  readonly id: string;
  readonly entryCoins: number;
  readonly winnerPoints: number;
}

/** Stakes of a 1v1 battle; the winner gets the pot and the points. */
export const headToHeadStakes = [
  { id: 'free', entryCoins: 0, winnerPoints: 10 },
  { id: 'coins-10', entryCoins: 10, winnerPoints: 30 },
  { id: 'coins-50', entryCoins: 50, winnerPoints: 200 },
] as const satisfies readonly HeadToHeadStakes[];
