import type { EntryReason } from '@trivia/contract/store/wallet.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export type Currency = 'coin' | 'point';
/** Purpose of an escrow. */
export type EscrowKind = 'match';
/** Kind of a transfer's subject. */
export type SubjectKind =
  | EscrowKind
  | 'booster'
  | 'cosmetic'
  | 'gift_card'
  | 'player'
  | 'plus_days'
  | 'purchase';

export interface LedgerAccountTable {
  id: Generated<string>;
  kind: 'player' | 'escrow' | 'house';
  player_id: string | null;
  subject_kind: EscrowKind | null;
  subject_id: string | null;
  currency: Currency;
  /** Null for the house. */
  balance: number | null;
  earned: Generated<number>;
  /** Rises with each booking. */
  version: Generated<number>;
}

export interface LedgerTransferTable {
  id: Generated<string>;
  idempotency_key: string;
  reason: EntryReason;
  subject_kind: SubjectKind | null;
  subject_id: string | null;
  booked_at: Date;
}

export interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  transfer_id: string;
  account_id: string;
  amount: number;
  earned: Generated<number>;
  balance_after: number | null;
}

export interface LedgerProofTable {
  is_only: Generated<boolean>;
  entry_id: number;
  proved_at: Date;
}

export interface LedgerProofAccountTable {
  account_id: string;
  kind: LedgerAccountTable['kind'];
  entry_id: number;
  balance: number;
  earned: number;
}

export interface WalletTables {
  ledger_account: LedgerAccountTable;
  ledger_transfer: LedgerTransferTable;
  ledger_entry: LedgerEntryTable;
  ledger_proof: LedgerProofTable;
  ledger_proof_account: LedgerProofAccountTable;
}
