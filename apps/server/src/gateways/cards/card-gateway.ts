/** Port of card services. Amounts are in the smallest unit of the currency in use: dinars, cents. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@trivia/contract/languages.ts';
import type { CardFailure, CardProvider } from '@trivia/contract/store/purchases.ts';
import type { PaymentFacts } from '@trivia/rules/store/payment.ts';
import type { CardCurrency } from '@trivia/rules/store/products.ts';

export interface CheckoutOrder {
  /** Id of the purchase, also the idempotency key: the same purchase gets the same page. */
  readonly purchaseId: string;
  readonly productName: string;
  readonly amount: number;
  readonly currency: CardCurrency;
  readonly language: Language;
  /** Addresses to which the player returns. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAtMs: number;
}

export interface CheckoutPage {
  readonly sessionId: string;
  readonly url: string;
}

/** Current state of a payment at the service. */
export interface PaymentReport {
  readonly facts: PaymentFacts;
  readonly currency: string;
  readonly failure: CardFailure | null;
  /** The service's id of the payment; null before there is one. */
  readonly providerPaymentId: string | null;
}

/** Webhook of a service. It only prompts a query, because only the service's own reply is trusted. */
export interface CardMessage {
  readonly id: string;
  readonly type: string;
  readonly occurredAtMs: number;
  readonly sessionId: string | null;
  readonly providerPaymentId: string | null;
}

export interface StatementLine {
  readonly providerPaymentId: string;
  /** Null for a payment that is not ours. */
  readonly purchaseId: string | null;
  readonly currency: string;
  readonly captured: number;
  readonly refunded: number;
}

export interface CardRefund {
  /** Idempotency key, under which the refund is paid once. */
  readonly refundId: string;
  readonly sessionId: string;
  readonly providerPaymentId: string;
  readonly amount: number;
}

/** Card service. Every call except `readMessage` throws a `CardGatewayError` when the service fails or refuses. */
export interface CardGateway {
  readonly provider: CardProvider;
  /** Currency that the service charges. */
  readonly currency: CardCurrency;
  createCheckout(order: CheckoutOrder): Promise<CheckoutPage>;
  getPayment(sessionId: string): Promise<PaymentReport>;
  /** Closes a page, unless it has been paid. Returns the state afterwards. */
  expireCheckout(sessionId: string): Promise<PaymentReport>;
  refund(refund: CardRefund): Promise<void>;
  /** Reads a webhook; null if it concerns no payment. Throws `BadSignature` if it is forged or too old. */
  readMessage(headers: IncomingHttpHeaders, rawBody: Buffer, nowMs: number): CardMessage | null;
  /** Session of a payment, for webhooks that name only the payment. */
  findSession(providerPaymentId: string): Promise<string | null>;
  /** Payments captured in a period. Absent if the service offers no list. */
  statement?(fromMs: number, toMs: number): AsyncIterable<StatementLine>;
}

/** Failure of a call. `unavailable`: retry with the same key. `refused`: a retry would fail as well. */
export class CardGatewayError extends Error {
  readonly kind: 'unavailable' | 'refused';

  constructor(kind: 'unavailable' | 'refused', cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.kind = kind;
  }
}

export class BadSignature extends Error {}

/** Age of webhooks, or time that they are dated ahead, from which they are refused. */
export const SIGNATURE_LIFE_SECONDS = 300;
