/** Domain events: the closed list of what features publish and others handle. Recorded events are never deleted. */
import type { SubscriptionState } from '@trivia/rules/billing/subscription.ts';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import type { ModeId } from '@trivia/rules/match/mode.ts';

/** Outcome of a match for one player. */
export interface SettledPlayer {
  readonly playerId: string;
  readonly outcome: 'won' | 'lost' | 'draw';
  /** Rank among the players, 1 for the best; equals share it. Null without a ranking. */
  readonly rank: number | null;
  /** Points that count for ranking, without returned stakes. */
  readonly earnedPoints: number;
  /** Coins paid to the player, including returned stakes. */
  readonly coins: number;
  readonly rightAnswers: number;
  readonly isForfeit: boolean;
  readonly isBot: boolean;
}

/** A player's correction after a question of a finished match was voided. */
export interface CorrectedPlayer {
  readonly playerId: string;
  /** The verdict before the question was voided. */
  readonly verdict: 'right' | 'wrong' | 'none';
  /** Added to the values of `match.settled`, like the fields below. */
  readonly earnedPoints: number;
  /** All refunded points, earned or not. */
  readonly points: number;
  readonly coins: number;
  readonly rightAnswers: number;
  /** True where the correction turned a loss or a draw into a win. */
  readonly hasWon: boolean;
}

interface PurchaseTurn {
  readonly purchaseId: string;
  readonly playerId: string;
  readonly productId: string;
}

export interface DomainEvents {
  readonly 'match.settled': {
    readonly matchId: string;
    readonly modeId: ModeId;
    readonly players: readonly SettledPlayer[];
  };
  readonly 'match.cancelled': {
    readonly matchId: string;
    readonly modeId: ModeId;
    readonly playerIds: readonly string[];
  };
  readonly 'match.corrected': {
    readonly matchId: string;
    readonly modeId: ModeId;
    readonly questionId: string;
    readonly players: readonly CorrectedPlayer[];
  };
  readonly 'account.completed': { readonly playerId: string; readonly referrerId: string | null };
  readonly 'account.verified': { readonly playerId: string };
  /** The buyer was granted a product bought by card, also again after a won dispute. */
  readonly 'purchase.paid': PurchaseTurn;
  /** A product bought by card was revoked, after a refund or a dispute. */
  readonly 'purchase.revoked': PurchaseTurn;
  readonly 'booster.used': {
    readonly matchId: string;
    readonly playerId: string;
    readonly type: BoosterId;
    readonly round: number;
  };
  readonly 'subscription.changed': {
    readonly subscriptionId: string;
    readonly playerId: string;
    readonly from: SubscriptionState;
    readonly to: SubscriptionState;
  };
}

export type EventName = keyof DomainEvents;

/** An event to be recorded. */
export type NewEvent = {
  readonly [N in EventName]: { readonly name: N; readonly data: DomainEvents[N] };
}[EventName];

/** A recorded event. Positions rise in the order of delivery. */
export type DomainEvent<N extends EventName = EventName> = {
  readonly [E in N]: {
    readonly position: number;
    readonly name: E;
    readonly data: DomainEvents[E];
    readonly occurredAtMs: number;
  };
}[N];
