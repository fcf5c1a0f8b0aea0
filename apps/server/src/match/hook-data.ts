/** Data between a match and the hooks of its mode. */
import type { EntryReason } from '@trivia/contract/store/wallet.ts';

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
