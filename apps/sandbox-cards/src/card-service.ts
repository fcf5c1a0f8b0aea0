import { Messages } from './messages.ts';
import { createPayment, createRefund, hashOf, type NewPayment, newId } from './new-payment.ts';
import type { Delivery, Failure, Payment } from './payment.ts';
import { Refusal } from './refusal.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { chargeOf, disputeOf, sessionOf } from './stripe-objects.ts';
import type { TestCard } from './test-cards.ts';

export interface ServiceOptions {
  readonly settings?: Partial<Settings>;
  readonly payments?: readonly Payment[];
  /** Clock; real time by default. */
  readonly nowMs?: () => number;
  /** Called with all payments after each change, before its messages are sent. */
  readonly onChange?: (payments: readonly Payment[]) => void;
}

/** Card service of the sandbox: sessions, payments, refunds and disputes, with their messages. */
export class CardService {
  readonly settings: Settings;
  readonly messages: Messages;
  readonly #payments: Map<string, Payment>;
  readonly #nowMs: () => number;
  readonly #onChange: (payments: readonly Payment[]) => void;
  pagesUrl = '';

  constructor({ settings, payments = [], nowMs = Date.now, onChange = () => {} }: ServiceOptions = {}) {
    this.settings = { ...defaultSettings, ...settings };
    this.messages = new Messages(this.settings, nowMs);
    this.#payments = new Map(payments.map((payment) => [payment.id, payment]));
    this.#nowMs = nowMs;
    this.#onChange = onChange;
  }

  /** Lists all payments, newest first. */
  list(): readonly Payment[] {
    return [...this.#payments.values()].reverse();
  }

  find(id: string): Payment {
    const payment = this.#payments.get(id);
    if (!payment) throw new Refusal(404, 'resource_missing', `No such checkout.session: ${id}`);
    this.#expireIfDue(payment);
    return payment;
  }

  findByIntent(intentId: string): Payment | undefined {
    return this.list().find((payment) => payment.intentId === intentId);
  }

  session(payment: Payment) {
    return sessionOf(payment, `${this.pagesUrl}/${payment.id}`);
  }

  /** Opens a session. A repeat with its key returns the same session, or is refused if its parameters differ. */
  open(asked: NewPayment, key: string): Payment {
    const hash = hashOf(asked);
    const known = this.list().find((payment) => payment.key === key);
    if (known && known.asked !== hash)
      throw new Refusal(400, 'idempotency_error', 'Keys for idempotent requests can only be used once.');
    if (known) return known;
    const payment = createPayment(asked, key, this.#nowMs());
    this.#payments.set(payment.id, payment);
    this.#save();
    return payment;
  }

  expire(payment: Payment): void {
    if (payment.status !== 'open' || payment.awaited)
      throw new Refusal(
        400,
        'resource_invalid',
        'Only Checkout Sessions with a status of open can be expired.',
      );
    payment.status = 'expired';
    this.#enqueueSession(payment, 'checkout.session.expired');
  }

  /** Pays an open session with a test card. */
  pay(payment: Payment, { number, outcome }: TestCard, delivery: Delivery = 'at_once'): void {
    if (payment.status !== 'open' || payment.challenged) return;
    payment.delivery = delivery;
    payment.last4 = number.slice(-4);
    if (outcome.kind === 'refused') this.#refuse(payment, outcome.failure);
    else if (outcome.kind === 'challenge') payment.challenged = payment.last4;
    else if (outcome.kind === 'later') this.#await(payment, outcome.isPaid);
    else this.#capture(payment);
    if (outcome.kind === 'paid' && outcome.isDisputed) this.dispute(payment);
    this.#save();
  }

  /** Takes the card holder's answer to their bank. */
  answerChallenge(payment: Payment, isHolder: boolean): void {
    if (!payment.challenged) return;
    payment.challenged = null;
    if (isHolder) this.#capture(payment);
    else this.#refuse(payment, 'authentication');
    this.#save();
  }

  /** Refunds a payment or a part of it, once per key. */
  refund(intentId: string, amount: number | null, key: string) {
    const payment = this.findByIntent(intentId);
    if (!payment || payment.paidAtMs === null)
      throw new Refusal(400, 'resource_missing', `No such payment_intent: ${intentId}`);
    const known = payment.refunds.find((refund) => refund.key === key);
    if (known) return { payment, refund: known };
    const refund = createRefund(payment, amount, key);
    payment.refunds = [...payment.refunds, refund];
    this.#save();
    this.messages.enqueue(payment, 'charge.refunded', chargeOf(payment));
    return { payment, refund };
  }

  dispute(payment: Payment): void {
    if (payment.paidAtMs === null || payment.dispute) return;
    payment.dispute = { id: newId('du'), status: 'needs_response' };
    this.#save();
    this.messages.enqueue(payment, 'charge.dispute.created', disputeOf(payment));
  }

  closeDispute(payment: Payment, status: 'won' | 'lost'): void {
    if (payment.dispute?.status !== 'needs_response') return;
    payment.dispute = { ...payment.dispute, status };
    this.#save();
    this.messages.enqueue(payment, 'charge.dispute.closed', disputeOf(payment));
  }

  /** Sends the message of a completed payment again. */
  resendCompletion(payment: Payment): void {
    if (payment.paidAtMs !== null) this.#enqueueSession(payment, 'checkout.session.completed');
  }

  /** Applies due changes: answers of slow banks, and expired sessions. */
  runDue(): void {
    for (const payment of this.#payments.values()) {
      this.#expireIfDue(payment);
      const { awaited } = payment;
      if (!awaited || awaited.dueAtMs > this.#nowMs()) continue;
      payment.awaited = null;
      if (awaited.isPaid) payment.paidAtMs = this.#nowMs();
      else payment.failure = 'card_declined';
      this.#enqueueSession(
        payment,
        awaited.isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed',
      );
    }
  }

  #capture(payment: Payment): void {
    payment.failure = null;
    payment.paidAtMs = this.#nowMs();
    payment.status = 'complete';
    this.#enqueueSession(payment, 'checkout.session.completed');
  }

  #refuse(payment: Payment, failure: Failure): void {
    payment.failure = failure;
    this.#save();
    this.messages.enqueue(payment, 'payment_intent.payment_failed', {
      id: payment.intentId,
      object: 'payment_intent',
      metadata: payment.metadata,
    });
  }

  #await(payment: Payment, isPaid: boolean): void {
    payment.failure = null;
    payment.status = 'complete';
    payment.awaited = { dueAtMs: this.#nowMs() + this.settings.lateMs, isPaid };
    this.#enqueueSession(payment, 'checkout.session.completed');
  }

  #expireIfDue(payment: Payment): void {
    if (payment.status !== 'open' || payment.expiresAtMs > this.#nowMs()) return;
    payment.challenged = null;
    this.expire(payment);
  }

  #enqueueSession(payment: Payment, type: string): void {
    this.#save();
    this.messages.enqueue(payment, type, this.session(payment));
  }

  #save(): void {
    this.#onChange([...this.#payments.values()]);
  }
}
