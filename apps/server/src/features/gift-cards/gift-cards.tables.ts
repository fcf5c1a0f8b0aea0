import type { HoldReason } from '@trivia/rules/store/gift-card-holds.ts';
import type { Generated } from 'kysely';

export interface GiftCardRedemptionTable {
  id: Generated<string>;
  player_id: string;
  gift_card_id: string;
  points: number;
  status: 'redeemed' | 'held' | 'refused';
  hold_reason: HoldReason | null;
  transfer_id: string;
  return_transfer_id: string | null;
  redeemed_at: Date;
  decided_at: Date | null;
}

export interface GiftCardCodeTable {
  id: Generated<string>;
  gift_card_id: string;
  key_id: string;
  /** Encrypted code; null after the erasure of its player's account. */
  sealed: Buffer | null;
  fingerprint: Buffer;
  /** Last day of validity, `YYYY-MM-DD`; null without one. */
  expires_on: string | null;
  loaded_at: Date;
  redemption_id: string | null;
}

export interface GiftCardAlarmTable {
  gift_card_id: string;
  alarmed_at: Date;
}

export interface GiftCardTables {
  gift_card_redemption: GiftCardRedemptionTable;
  gift_card_code: GiftCardCodeTable;
  gift_card_alarm: GiftCardAlarmTable;
}
