/** Callbacks to the merchant: queued, retried like a real operator's, and modified by planned faults. */

import { toVmsQuery } from './api/vms-callback.ts';
import type { Faults } from './faults/faults.ts';
import type { OperatorEvent } from './operator-event.ts';
import type { Settings } from './settings.ts';
import { sign } from './signature.ts';
import type { CallbackMode } from './state.ts';

const TRIES = 5;
const RETRY_AFTER_MS = 5 * 60_000;
const TIMEOUT_MS = 10_000;
const CONCURRENT_CALLBACKS = 64;

interface Queued {
  readonly event: OperatorEvent;
  readonly mode: CallbackMode;
  readonly dueAtMs: number;
  readonly tries: number;
  readonly hasBadSignature: boolean;
  readonly signedLaterMs: number;
}

const toJson = ({ charge, ...event }: OperatorEvent): string => JSON.stringify({ ...event, charge });

/** Adjustable clock of the operator, and real time. */
export interface OperatorClock {
  nowMs(): number;
  realNowMs(): number;
}

export class Callbacks {
  #queue: Queued[] = [];
  readonly #settings: () => Settings;
  readonly #faults: Faults;
  readonly #clock: OperatorClock;
  #running: Promise<void> | null = null;

  constructor(settings: () => Settings, faults: Faults, clock: OperatorClock) {
    this.#settings = settings;
    this.#faults = faults;
    this.#clock = clock;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  add(event: OperatorEvent, mode: CallbackMode): void {
    if (this.#settings().callbackUrl === null) return;
    const fault = this.#faults.takeCallbackFault(event.number) ?? {};
    if (fault.isDropped) return;
    const queued: Queued = {
      event: fault.wrongNumber ? { ...event, number: fault.wrongNumber } : event,
      mode,
      dueAtMs: this.#clock.nowMs() + (fault.delayMs ?? 0),
      tries: 0,
      hasBadSignature: fault.hasBadSignature ?? false,
      signedLaterMs: fault.signedLaterMs ?? 0,
    };
    const copies = Array.from({ length: fault.copies ?? 1 }, () => queued);
    this.#queue = fault.isReversed ? [...copies, ...this.#queue] : [...this.#queue, ...copies];
  }

  /** Sends due callbacks. Resolves when each has been tried. */
  async send(): Promise<void> {
    while (this.#running) await this.#running;
    this.#running = this.#sendDue().finally(() => {
      this.#running = null;
    });
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const due = this.#queue.filter(({ dueAtMs }) => dueAtMs <= nowMs);
    this.#queue = this.#queue.filter(({ dueAtMs }) => dueAtMs > nowMs);
    for (let first = 0; first < due.length; first += CONCURRENT_CALLBACKS)
      await Promise.all(due.slice(first, first + CONCURRENT_CALLBACKS).map((one) => this.#try(one)));
  }

  async #try(one: Queued): Promise<void> {
    const isTaken = await this.#post(one).catch(() => false);
    if (isTaken || one.tries + 1 >= TRIES) return;
    this.#queue.push({ ...one, tries: one.tries + 1, dueAtMs: this.#clock.nowMs() + RETRY_AFTER_MS });
  }

  async #post({ event, mode, hasBadSignature, signedLaterMs }: Queued): Promise<boolean> {
    const settings = this.#settings();
    const url = new URL(settings.callbackUrl ?? '');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    if (mode === 'vms') {
      url.search = toVmsQuery(
        event,
        hasBadSignature ? { ...settings, password: 'wrong' } : settings,
      ).toString();
      const reply = await fetch(url, { signal });
      return reply.ok && (await reply.text()) === 'OK';
    }
    const body = toJson(event);
    const key = { keyId: settings.keyId, secret: hasBadSignature ? 'wrong' : settings.secret };
    const signature = sign(
      { method: 'POST', path: url.pathname + url.search, body },
      key,
      this.#clock.realNowMs() + signedLaterMs,
    );
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (await fetch(url, { method: 'POST', headers, body, signal })).ok;
  }
}
