import type { EntryReason } from '@trivia/contract/store/wallet.ts';
import type { ModeId, PlayerResult } from '@trivia/rules/match/mode.ts';
import type { LockedMatch } from './locked-match.ts';

export interface QuestionPick {
  readonly questionId: string;
  readonly version: number;
  /** Position of the right option in the question as written, from 0. */
  readonly rightOption: number;
  /** Edition of the pool that it was drawn from; null when it came from elsewhere. */
  readonly poolRevision: number | null;
  /** True when the players had seen every question of the pool. */
  readonly isRepeat: boolean;
}

/** Extra reward, paid by the house at settlement in addition to the mode's own rules. */
export interface Bonus {
  readonly reason: EntryReason;
  readonly points: number;
  readonly coins: number;
  readonly coinsForPlus: number;
  readonly place: number | null;
}

/** How a match ended for one player. */
export interface SeatEnding {
  readonly playerId: string;
  readonly isForfeit: boolean;
}

/** Server side of a mode, beyond its rules: source of questions, absence, bonuses. */
export interface ModeHooks {
  /** Ledger reason of the mode's rewards. */
  readonly rewardReason: EntryReason;
  /** Absence after which a player forfeits; null: never. */
  readonly absenceMs: number | null;
  /** Time from which the mode's usual pace replaces a player's own pace, in milliseconds since 1970; null: never. */
  ownPaceUntilMs(locked: LockedMatch): number | null;
  pickQuestion(locked: LockedMatch, round: number): Promise<QuestionPick>;
  bonusFor(locked: LockedMatch, result: PlayerResult): Promise<Bonus | undefined>;
  /** Runs in the transaction that settles or cancels a match. */
  onOver(locked: LockedMatch, endings: readonly SeatEnding[]): Promise<void>;
}

/**
 * Returns what a feature took for a cancelled match. `transferId` is the refund of the stakes; undefined without one.
 */
export type CancelledHandler = (locked: LockedMatch, transferId: string | undefined) => Promise<void>;

/** Hooks that features provide to the engine. */
export interface MatchHooks {
  /** Hooks of modes that need more than the defaults. */
  readonly modes: Readonly<Partial<Record<ModeId, ModeHooks>>>;
  /** Run in the transaction that cancels a match, in order. */
  readonly onCancelled: readonly CancelledHandler[];
}
