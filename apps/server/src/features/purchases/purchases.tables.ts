import type { CardFailure, CardProvider } from '@trivia/contract/store/purchases.ts';
import type { Dispute, Stage } from '@trivia/rules/store/payment.ts';
import type { Benefit, CardCurrency } from '@trivia/rules/store/products.ts';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export interface PurchaseTable {
  id: Generated<string>;
  number: GeneratedAlways<number>;
  player_id: string;
  payment_id: string;
  package_id: string;
  product_id: string;
  benefit: ColumnType<Benefit, string, never>;
  /** Price, in the smallest unit of the currency in use: dinars, cents. */
  amount: number;
  currency: CardCurrency;
  provider: CardProvider;
  session_id: string | null;
  page_url: string | null;
  provider_payment_id: string | null;
  stage: Generated<Stage>;
  captured: Generated<number>;
  refunded: Generated<number>;
  dispute: Generated<Dispute>;
  failure: CardFailure | null;
  is_held: Generated<boolean>;
  turns: Generated<number>;
  grant_id: string | null;
  coins_lost: Generated<number>;
  begun_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  next_look_at: Date | null;
  looks: Generated<number>;
}
export type Purchase = Selectable<PurchaseTable>;

export interface PurchaseMovementTable {
  id: GeneratedAlways<number>;
  purchase_id: string;
  kind: 'captured' | 'refunded' | 'disputed' | 'dispute_won';
  amount: number;
  booked_at: Date;
}

export interface CardMessageTable {
  provider: CardProvider;
  message_id: string;
  type: string;
  session_id: string | null;
  provider_payment_id: string | null;
  occurred_at: Date;
  received_at: Date;
  state: Generated<'waiting' | 'applied' | 'known' | 'nobodys'>;
  tries: Generated<number>;
  next_try_at: Date | null;
}

export interface PurchaseRefundTable {
  id: Generated<string>;
  purchase_id: string;
  amount: number;
  reason: string;
  state: Generated<'waiting' | 'done' | 'refused'>;
  requested_at: Date;
  next_try_at: Date | null;
}

export interface PurchaseTables {
  purchase: PurchaseTable;
  purchase_movement: PurchaseMovementTable;
  card_message: CardMessageTable;
  purchase_refund: PurchaseRefundTable;
}
