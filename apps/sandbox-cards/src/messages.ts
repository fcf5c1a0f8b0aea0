/** Messages about payments, signed as Stripe signs them: https://docs.stripe.com/webhooks#verify-manually */
import { createHmac, randomBytes } from 'node:crypto';
import type { Payment } from './payment.ts';
import type { Settings } from './settings.ts';

const TIMEOUT_MS = 10_000;
const TRIES = 5;

interface Message {
  readonly payload: string;
  dueAtMs: number;
  tries: number;
}

export const signatureOf = (secret: string, payload: string, atSeconds: number): string =>
  `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex')}`;

/** Queue of messages, which is lost when the program exits. */
export class Messages {
  readonly #settings: Settings;
  readonly #nowMs: () => number;
  /** Address of messages; null sends none. */
  webhookUrl: string | null;
  #waiting: Message[] = [];

  constructor(settings: Settings, nowMs: () => number) {
    this.#settings = settings;
    this.webhookUrl = settings.webhookUrl;
    this.#nowMs = nowMs;
  }

  /** Queues messages about a change of a payment, by its kind of delivery. */
  enqueue({ delivery }: Payment, type: string, object: unknown): void {
    if (delivery === 'never') return;
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const created = Math.floor(this.#nowMs() / 1000);
    const payload = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
    const dueAtMs = this.#nowMs() + (delivery === 'late' ? this.#settings.lateMs : 0);
    const copies = Array.from({ length: delivery === 'three_times' ? 3 : 1 }, () => ({
      payload,
      dueAtMs,
      tries: 0,
    }));
    this.#waiting = delivery === 'reversed' ? [...copies, ...this.#waiting] : [...this.#waiting, ...copies];
  }

  /** Sends due messages in order. A message with a reply other than 200 is retried. */
  async send(): Promise<void> {
    const due = this.#waiting.filter(({ dueAtMs }) => dueAtMs <= this.#nowMs());
    this.#waiting = this.#waiting.filter((message) => !due.includes(message));
    for (const message of due) {
      if (await this.#post(message.payload)) continue;
      message.tries += 1;
      message.dueAtMs = this.#nowMs() + this.#settings.retryMs * message.tries;
      if (message.tries < TRIES) this.#waiting.push(message);
    }
  }

  async #post(payload: string): Promise<boolean> {
    const { webhookSecret } = this.#settings;
    if (this.webhookUrl === null) return true;
    const signature = signatureOf(webhookSecret, payload, Math.floor(this.#nowMs() / 1000));
    try {
      const { status } = await fetch(this.webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return status === 200;
    } catch {
      return false;
    }
  }
}
