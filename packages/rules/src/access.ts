/** Access to modes and boosters, by membership. The server checks each action; the client only shows the result. */
import type { BoosterId } from './boosters/booster-ids.ts';
import { type Day, dayEndMs, weekEndMs } from './calendar/baghdad.ts';
import type { Membership, ModeId } from './match/mode.ts';

export type Access =
  | { readonly kind: 'unlimited' }
  | { readonly kind: 'limited'; readonly plays: number; readonly per: 'day' | 'week' }
  | { readonly kind: 'plus_only' };

const UNLIMITED: Access = { kind: 'unlimited' };
const PLUS_ONLY: Access = { kind: 'plus_only' };

/** Solo mode has no limit: freemium players play it while their coins last. */
const freemiumAccess: Readonly<Record<ModeId, Access>> = {
  daily: { kind: 'limited', plays: 3, per: 'week' },
  quiz: UNLIMITED,
  'solo-survival': PLUS_ONLY,
  puzzle: PLUS_ONLY,
  'head-to-head': { kind: 'limited', plays: 3, per: 'day' },
  'survival-duel': PLUS_ONLY,
  'tug-of-war': PLUS_ONLY,
  tournament: PLUS_ONLY,
};

export const accessTo = (mode: ModeId, membership: Membership): Access =>
  membership === 'plus' ? UNLIMITED : freemiumAccess[mode];

export interface Allowance {
  /** Undefined when it may be played. */
  readonly refusal: 'SUBSCRIPTION_REQUIRED' | 'PLAY_LIMIT_REACHED' | undefined;
  /** Null without a limit. */
  readonly playsLeft: number | null;
  /** Time of the next reset of the plays; null without a limit. */
  readonly playsReturnAtMs: number | null;
}

/**
 * Computes whether a mode may be played now. `playsUsed` counts the matches begun in the period of the access (`per`:
 * today, or the week of today). The daily challenge's limit of one play a day is checked elsewhere.
 */
export function allowanceOf(access: Access, playsUsed: number, today: Day): Allowance {
  if (access.kind === 'unlimited') return { refusal: undefined, playsLeft: null, playsReturnAtMs: null };
  if (access.kind === 'plus_only') {
    return { refusal: 'SUBSCRIPTION_REQUIRED', playsLeft: 0, playsReturnAtMs: null };
  }
  const playsLeft = Math.max(0, access.plays - playsUsed);
  return {
    refusal: playsLeft === 0 ? 'PLAY_LIMIT_REACHED' : undefined,
    playsLeft,
    playsReturnAtMs: access.per === 'day' ? dayEndMs(today) : weekEndMs(today),
  };
}

const isPlus = (membership: Membership): boolean => membership === 'plus';

export const mayUseBooster = (booster: BoosterId, membership: Membership): boolean =>
  booster !== 'audience' || isPlus(membership);

export const isRanked = isPlus;
export const mayRedeemGiftCards = isPlus;
export const mayClaimDailyBonus = isPlus;
/** Only Plus members can win coins in the daily spin. */
export const mayWinSpinnerCoins = isPlus;
export const seesAdvertising = (membership: Membership): boolean => !isPlus(membership);
