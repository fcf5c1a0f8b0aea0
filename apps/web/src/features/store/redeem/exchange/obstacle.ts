import type { User } from '@trivia/contract/account/user.ts';

/** Reasons why a player can't exchange points, in the order in which they can be resolved. */
export type Obstacle =
  | 'unavailable'
  | 'visitor'
  | 'incomplete'
  | 'free'
  | 'unverified'
  | 'renewing'
  | 'too_few_points'
  | null;

interface Offer {
  readonly pointsNeeded: number;
  readonly isAvailable?: boolean;
  /** True for a subscription by operator, which renews itself. */
  readonly isRenewing?: boolean;
}

type Buyer = Pick<User, 'isComplete' | 'hasSubscription' | 'isEmailVerified' | 'point'>;

export function obstacleOf(
  buyer: Buyer | null,
  { pointsNeeded, isAvailable = true, isRenewing = false }: Offer,
): Obstacle {
  if (!isAvailable) return 'unavailable';
  if (!buyer) return 'visitor';
  if (!buyer.isComplete) return 'incomplete';
  if (!buyer.hasSubscription) return 'free';
  if (!buyer.isEmailVerified) return 'unverified';
  if (isRenewing) return 'renewing';
  return buyer.point < pointsNeeded ? 'too_few_points' : null;
}
