import type { EntryReason } from '@trivia/contract/store/wallet.ts';
import type { ModeId, PlayerResult } from '@trivia/rules/match/mode.ts';
import type { LockedMatch } from './locked-match.ts';

export interface QuestionPick {
  readonly questionId: string;
  readonly version: number;
  /** Position of the right option in the question as written, from 0. */
  readonly rightOption: number;
  /** The edition of the pool that it was drawn from; null when it came from elsewhere. */
  readonly poolRevision: number | null;
  /** The players had seen all there is. */
  readonly isRepeat: boolean;
}

/** Paid by the house at settlement beside what the mode's rules pay. */
export interface Bonus {
  readonly reason: EntryReason;
  readonly points: number;
  readonly coins: number;
  readonly coinsForPlus: number;
  readonly place: number | null;
}

/** End of a match for one player. */
export interface SeatEnding {
  readonly playerId: string;
  readonly isForfeit: boolean;
}

/** A mode's ties to the server: its questions, absences and bonuses. */
export interface ModeHost {
  /** Ledger reason of its rewards. */
  readonly rewardReason: EntryReason;
  /** A player who is away for so long has left; null: never. */
  readonly absenceMs: number | null;
  /** Time at which a player's own pace ends, and the mode's begins again; null: never. */
  ownPaceUntilMs(locked: LockedMatch): number | null;
  pickQuestion(locked: LockedMatch, round: number): Promise<QuestionPick>;
  bonusFor(locked: LockedMatch, result: PlayerResult): Promise<Bonus | undefined>;
  /** Runs in the transaction that settles or cancels a match. */
  onOver(locked: LockedMatch, endings: readonly SeatEnding[]): Promise<void>;
}

/** Gives back what a feature took for a match. `transferId` is the refund of the stakes; undefined for none. */
export type CancelledHandler = (locked: LockedMatch, transferId: string | undefined) => Promise<void>;

/** Parts of the engine that features provide. */
export interface GameParts {
  /** Hosts of the modes that need one. */
  readonly hosts: Readonly<Partial<Record<ModeId, ModeHost>>>;
  /** Run in the transaction that cancels a match. */
  readonly onCancelled: readonly CancelledHandler[];
}
