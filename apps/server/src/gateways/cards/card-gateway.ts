/** The port of card services. Amounts are in the smallest unit of a currency that is in use. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@trivia/contract/languages.ts';
import type { CardFailure, CardProvider } from '@trivia/contract/store/purchases.ts';
import type { PaymentFacts } from '@trivia/rules/store/payment.ts';
import type { CardCurrency } from '@trivia/rules/store/products.ts';

export interface CheckoutOrder {
  /** Idempotency key as well: the same purchase gets the same page. */
  readonly purchaseId: string;
  readonly productName: string;
  readonly amount: number;
  readonly currency: CardCurrency;
  readonly language: Language;
  /** Addresses to which the player comes back. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAtMs: number;
}

export interface CheckoutPage {
  readonly sessionId: string;
  readonly url: string;
}

/** State of a payment at the service, as of now. */
export interface PaymentReport {
  readonly facts: PaymentFacts;
  readonly currency: string;
  readonly failure: CardFailure | null;
  /** The service's own id of the payment; null before there is one. */
  readonly providerPaymentId: string | null;
}

/** A message of a service. It is a hint to ask: only the service's answer counts. */
export interface CardMessage {
  readonly id: string;
  readonly type: string;
  readonly occurredAtMs: number;
  readonly sessionId: string | null;
  readonly providerPaymentId: string | null;
}

export interface StatementLine {
  readonly providerPaymentId: string;
  /** Null for a payment that is none of ours. */
  readonly purchaseId: string | null;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
}

export interface CardRefund {
  /** Idempotency key: the same refund is paid once. */
  readonly refundId: string;
  readonly sessionId: string;
  readonly providerPaymentId: string;
  readonly amount: number;
}

/** Every call but `readMessage` throws a `CardGatewayError` when the service fails or refuses. */
export interface CardGateway {
  readonly provider: CardProvider;
  /** Currency that it charges. */
  readonly currency: CardCurrency;
  createCheckout(order: CheckoutOrder): Promise<CheckoutPage>;
  getPayment(sessionId: string): Promise<PaymentReport>;
  /** Closes a page unless it was paid on; returns the state afterwards. */
  expireCheckout(sessionId: string): Promise<PaymentReport>;
  refund(refund: CardRefund): Promise<void>;
  /** Null for a message that concerns no payment. Throws `BadSignature` for one that is not the service's, or too old. */
  readMessage(headers: IncomingHttpHeaders, rawBody: Buffer, nowMs: number): CardMessage | null;
  /** Session of a payment, for messages that name the payment alone. */
  findSession(providerPaymentId: string): Promise<string | null>;
  /** Payments that were captured in a period. Absent where the service keeps no list that can be read. */
  statement?(fromMs: number, toMs: number): AsyncIterable<StatementLine>;
}

/** `unavailable`: try again with the same key. `refused`: another try would end alike. */
export class CardGatewayError extends Error {
  readonly kind: 'unavailable' | 'refused';

  constructor(kind: 'unavailable' | 'refused', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
  }
}

export class BadSignature extends Error {}

/** Messages older than this, or dated further ahead, are refused. */
export const SIGNATURE_LIFE_SECONDS = 300;
