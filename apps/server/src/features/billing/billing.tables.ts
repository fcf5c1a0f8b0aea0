import type { Language } from '@trivia/contract/languages.ts';
import type { EventOrder } from '@trivia/rules/billing/fold.ts';
import type {
  BillingEvent,
  EndReason,
  MessageTemplate,
  Subscription,
  SubscriptionState,
} from '@trivia/rules/billing/subscription.ts';
import type { Terms } from '@trivia/rules/billing/terms.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OperatorEvent } from '../../gateways/operators/operator-gateway.ts';

type Json<T> = ColumnType<T, string, string>;

export interface SubscriptionTable {
  id: Generated<string>;
  operator: string;
  service_id: string;
  phone_number: string;
  player_id: string | null;
  language: Language;
  terms: Json<Terms>;
  fold: Json<Subscription>;
  state: SubscriptionState;
  end_reason: EndReason | null;
  /** Sort key of the latest event in `fold`. */
  last_event: Json<EventOrder>;
  opened_at: Date;
  paid_through: Date | null;
  next_change_at: Date | null;
  next_poll_at: Date | null;
  polls: Generated<number>;
  operator_subscription_id: string | null;
  authentication_id: string;
  correlator: string | null;
  checkout_token_hash: Buffer;
  signed_in_at: Date | null;
}

interface EventTable {
  subscription_id: string;
  key: string;
  type: string;
  occurred_at: Date;
  event: Json<BillingEvent>;
  recorded_at: Date;
}

interface ConsentTable {
  subscription_id: string;
  text_version: string;
  language: Language;
  text: string;
  price_iqd: number;
  address: string;
  user_agent: string | null;
  ti: string;
  authentication_id: string;
  shown_at: Date;
  confirmed_at: Date;
}

interface FraudCheckTable {
  ti: string;
  operator: string;
  ts: string;
  script_at: Date;
  used_at: Date | null;
  verdict: string | null;
  code: string | null;
}

interface InboxTable {
  id: GeneratedAlways<string>;
  operator: string;
  event_id: string;
  event: Json<OperatorEvent>;
  received_at: Date;
  state: Generated<'waiting' | 'applied' | 'known' | 'nobodys'>;
  subscription_id: string | null;
  tries: Generated<number>;
  next_try_at: Date;
  handled_at: Date | null;
}

interface OutboxTable {
  id: Generated<string>;
  subscription_id: string;
  kind: 'message' | 'unsubscribe';
  key: string;
  template: MessageTemplate | null;
  created_at: Date;
  tries: Generated<number>;
  next_try_at: Date;
  done_at: Date | null;
  gave_up_at: Date | null;
}

interface PaymentTable {
  id: Generated<string>;
  provider: string;
  provider_payment_id: string;
  subscription_id: string | null;
  bill_id: string | null;
  collected_iqd: number;
  refund_due_iqd: number;
  refunded_iqd: Generated<number>;
  occurred_at: Date;
}

export type MoneyAccount = 'receivable' | 'revenue' | 'refunds_due';

interface MoneyEntryTable {
  id: GeneratedAlways<string>;
  payment_id: string;
  journal: string;
  account: MoneyAccount;
  amount_iqd: number;
  booked_at: Date;
}

interface PhoneCodeTable {
  token_hash: Buffer;
  operator: string;
  phone_number: string;
  player_id: string | null;
  code_hash: Buffer;
  wrong_tries: Generated<number>;
  expires_at: Date;
}

interface PhoneReceiptTable {
  id: GeneratedAlways<string>;
  number_hash: Buffer;
  sent_at: Date;
}

interface SealedMomentTable {
  session_hash: Buffer;
  timespan: string;
  used_at: Date;
}

export interface BillingTables {
  subscription: SubscriptionTable;
  billing_event: EventTable;
  billing_consent: ConsentTable;
  fraud_check: FraudCheckTable;
  billing_inbox: InboxTable;
  billing_outbox: OutboxTable;
  payment: PaymentTable;
  money_entry: MoneyEntryTable;
  phone_code: PhoneCodeTable;
  phone_receipt: PhoneReceiptTable;
  sealed_moment: SealedMomentTable;
}
