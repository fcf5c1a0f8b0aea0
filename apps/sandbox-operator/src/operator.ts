/** Tigris Mobile: an operator with lines, codes, subscriptions, and an adjustable clock. */

import { isStopSms } from '@trivia/rules/billing/digits.ts';
import { prefixOf, readPhoneNumber } from '@trivia/rules/billing/phone-number.ts';
import { Callbacks } from './callbacks.ts';
import { Faults } from './faults/faults.ts';
import { Refusal } from './faults/refusal.ts';
import { judge, openCheck, type Verdict, waitForClick } from './fraud.ts';
import { changeBalance, deliverSms, lineOf, requireEligible } from './lines.ts';
import { issuePin, usePin } from './pins.ts';
import { activeSubscriptionOf, Renewals } from './renewals.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { type CallbackMode, type Charge, emptyState, type Line, newId, type State } from './state.ts';

const PREFIXES = ['75', '77', '78', '79'];

export const helpText = ({ shortcode, stopKeyword, priceIqd }: Settings): string =>
  `Zana Plus: ${priceIqd} IQD a day. Send ${stopKeyword} to ${shortcode} to stop.`;

interface Confirmation {
  readonly number: string;
  readonly code: string;
  readonly authenticationId?: string | undefined;
  readonly correlator?: string | undefined;
}

export class Operator {
  readonly faults = new Faults();
  readonly callbacks: Callbacks;
  readonly state: State;
  /** Real time, which signatures use even after the clock was advanced. */
  readonly realNowMs: () => number;
  readonly #renewals: Renewals;
  settings: Settings;

  constructor(settings: Partial<Settings> = {}, state = emptyState(), realNowMs: () => number = Date.now) {
    this.settings = { ...defaultSettings, ...settings };
    this.state = state;
    this.realNowMs = realNowMs;
    const getSettings = () => this.settings;
    this.callbacks = new Callbacks(getSettings, this.faults, this);
    this.#renewals = new Renewals(state, getSettings, (event, mode) => this.callbacks.add(event, mode));
  }

  nowMs(): number {
    return this.realNowMs() + this.state.clockOffsetMs;
  }

  /** Advances the clock; due changes happen at their own times. */
  advance(byMs: number): void {
    this.state.clockOffsetMs += byMs;
    this.runDue();
  }

  runDue(): void {
    this.#renewals.runDue(this.nowMs());
  }

  /** Returns the line of a typed number.  @throws Refusal for an invalid number or one of another operator. */
  line(text: string): Line {
    const number = readPhoneNumber(text);
    if (!number) throw new Refusal('INVALID_MSISDN');
    if (!PREFIXES.includes(prefixOf(number))) throw new Refusal('OPERATOR_NOT_SUPPORTED');
    return lineOf(this.state, number, this.settings.newLineBalanceIqd);
  }

  sendPin(number: string) {
    const line = this.line(number);
    requireEligible(line);
    const nowMs = this.nowMs();
    const isSubscribed = activeSubscriptionOf(this.state, line.number, this.settings.serviceId) !== undefined;
    const pin = issuePin(this.state, line.number, this.settings, nowMs);
    deliverSms(this.state, line, `${pin.code} is your code for Zana Plus. ${helpText(this.settings)}`, nowMs);
    return { authenticationId: pin.authenticationId, expiresAtMs: pin.expiresAtMs, isSubscribed };
  }

  /** Confirms the code and charges. The result has the reason of a failed charge. */
  confirmPin({ number, code, authenticationId, correlator }: Confirmation, mode: CallbackMode) {
    const line = this.line(number);
    requireEligible(line);
    usePin(this.state, { number: line.number, code, authenticationId }, this.nowMs());
    return this.#renewals.subscribe(line.number, mode, correlator ?? null, this.nowMs());
  }

  openCheck(ti: string): void {
    openCheck(this.state, ti, this.nowMs());
  }

  /**
   * Returns the verdict, after a short wait for the report of the click, which may arrive after the call that it
   * caused.
   */
  async judge(ti: string): Promise<Verdict> {
    await waitForClick(this.state, ti);
    return judge(this.state, ti, this.nowMs());
  }

  unsubscribe(number: string): void {
    const subscription = activeSubscriptionOf(this.state, this.line(number).number, this.settings.serviceId);
    if (!subscription) throw new Refusal('NOT_SUBSCRIBED');
    this.#renewals.unsubscribe(subscription, this.nowMs());
  }

  /** Returns the latest subscription of a number; undefined without one. */
  subscriptionOf(number: string) {
    const line = this.line(number);
    return Object.values(this.state.subscriptions).findLast((one) => one.number === line.number);
  }

  chargeOf(by: {
    readonly correlator?: string | undefined;
    readonly paymentId?: string | undefined;
  }): Charge | undefined {
    return this.state.charges.findLast(
      (one) =>
        (by.correlator && one.clientCorrelator === by.correlator) ||
        (by.paymentId && one.paymentId === by.paymentId),
    );
  }

  sendSms(number: string, text: string, name?: string) {
    return deliverSms(this.state, this.line(number), text, this.nowMs(), name);
  }

  /** Receives an SMS to the short code: the keyword cancels the subscription, other texts get a help text. */
  receiveSms(number: string, shortcode: string, text: string): void {
    const line = this.line(number);
    const { settings } = this;
    if (shortcode !== settings.shortcode) return;
    this.callbacks.add(
      {
        id: newId(this.state, 'event'),
        type: 'sms.mo',
        occurredAtMs: this.nowMs(),
        number: line.number,
        serviceId: settings.serviceId,
        operatorSubscriptionId: null,
        charge: null,
        text,
        shortcode,
      },
      'json',
    );
    const subscription = activeSubscriptionOf(this.state, line.number, settings.serviceId);
    if (!isStopSms(text, settings.stopKeyword))
      deliverSms(this.state, line, helpText(settings), this.nowMs());
    else if (subscription) this.#renewals.unsubscribe(subscription, this.nowMs());
  }

  /** Charges today's bill before its time. */
  renewNow(number: string): void {
    const subscription = activeSubscriptionOf(this.state, this.line(number).number, this.settings.serviceId);
    if (!subscription) throw new Refusal('NOT_SUBSCRIBED');
    this.#renewals.renew(subscription, this.nowMs());
  }

  topUp(number: string, amountIqd: number): Line {
    const line = this.line(number);
    changeBalance(line, amountIqd, 'Top-up', this.nowMs());
    return line;
  }
}
