/** Events of the game that several features handle. The list is closed, and its events are kept for good. */
import type { SubscriptionState } from '@trivia/rules/billing/subscription.ts';
import type { BoosterId } from '@trivia/rules/boosters/booster-ids.ts';
import type { ModeId } from '@trivia/rules/match/mode.ts';

/** Outcome of a match for one player. */
export interface SettledPlayer {
  readonly playerId: string;
  readonly outcome: 'won' | 'lost' | 'draw';
  /** Place among the players, 1 for the best; equals share it. Null without a ranking. */
  readonly rank: number | null;
  /** Points that count for ranking: returned stakes are no part of them. */
  readonly earnedPoints: number;
  /** Coins that the player was paid, returned stakes included. */
  readonly coins: number;
  readonly rightAnswers: number;
  readonly isForfeit: boolean;
  readonly isBot: boolean;
}

/** A player's refund for a voided question of a match that was over. */
export interface CorrectedPlayer {
  readonly playerId: string;
  /** The verdict before the question was voided. */
  readonly verdict: 'right' | 'wrong' | 'none';
  /** Added to the figures of `match.settled`. */
  readonly earnedPoints: number;
  /** Earned or not. */
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
  /** A product bought by card was given, or given again after a dispute that was won. */
  readonly 'purchase.paid': PurchaseTurn;
  /** A product bought by card was taken back, for a refund or a dispute. */
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

/** An event that is about to be recorded. */
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
