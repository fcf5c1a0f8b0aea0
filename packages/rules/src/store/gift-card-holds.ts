/** Rules that hold a redemption for a decision by staff. No rule refuses a redemption. */

export const holdReasons = [
  'new_account',
  'shared_device',
  'shared_network',
  'sudden_rise',
  'many_redemptions',
] as const;
export type HoldReason = (typeof holdReasons)[number];

export interface RedemptionFacts {
  readonly accountAgeDays: number;
  /** Other accounts seen on one of the player's devices that redeemed within the last 30 days. */
  readonly redeemersOnDevice: number;
  /** Other accounts seen on one of the player's networks that redeemed within the last day. */
  readonly redeemersOnNetwork: number;
  /** Other redemptions of this player within the last day. */
  readonly redeemedToday: number;
  /** Points earned by playing within the last day. */
  readonly earnedToday: number;
  /** Points earned by playing within the 29 days before that. */
  readonly earnedBefore: number;
}

const NEW_ACCOUNT_DAYS = 7;
/**
 * Allowed other accounts per network: more than a household has. Thousands share an operator's network, but few of
 * them redeem on one day.
 */
const REDEEMERS_PER_NETWORK = 5;
const REDEMPTIONS_PER_DAY = 3;
const DAYS_BEFORE = 29;
/** Points earned by a keen player on a good day. */
const GOOD_DAY_POINTS = 3_000;
const RISE = 5;

const isSuddenRise = ({ earnedToday, earnedBefore }: RedemptionFacts): boolean =>
  earnedToday > GOOD_DAY_POINTS && earnedToday > (RISE * earnedBefore) / DAYS_BEFORE;

const isTrue: Readonly<Record<HoldReason, (facts: RedemptionFacts) => boolean>> = {
  new_account: ({ accountAgeDays }) => accountAgeDays < NEW_ACCOUNT_DAYS,
  shared_device: ({ redeemersOnDevice }) => redeemersOnDevice > 0,
  shared_network: ({ redeemersOnNetwork }) => redeemersOnNetwork >= REDEEMERS_PER_NETWORK,
  sudden_rise: isSuddenRise,
  many_redemptions: ({ redeemedToday }) => redeemedToday >= REDEMPTIONS_PER_DAY,
};

/** Finds the first reason to hold a redemption; undefined if the code can be shown at once. */
export const findHoldReason = (facts: RedemptionFacts): HoldReason | undefined =>
  holdReasons.find((reason) => isTrue[reason](facts));
