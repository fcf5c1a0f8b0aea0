import type { Db } from '../../lib/database/db.ts';
import { Poller } from '../../lib/poller.ts';
import type { WakeSignal } from '../../lib/wake-signal.ts';
import { deliverEvents } from './deliver-events.ts';
import { findWork } from './find-work.ts';
import { numberEvents } from './number-events.ts';
import type { Subscriber, SubscriberDeps } from './subscriber.ts';

/** Polling interval, for events without a wake-up. */
const POLL_MS = 5_000;

export type DispatcherDeps = SubscriberDeps & { readonly db: Db };

/** Delivers recorded events to subscribers. It runs on every server; each subscriber is served by one at a time. */
export class EventDispatcher implements WakeSignal {
  readonly #deps: DispatcherDeps;
  readonly #subscribers: readonly Subscriber[];
  readonly #poller: Poller;
  #isWoken = false;

  constructor(deps: DispatcherDeps, subscribers: readonly Subscriber[]) {
    this.#deps = deps;
    this.#subscribers = subscribers;
    this.#poller = new Poller(() => this.#runOnce(), {
      waitMs: () => (this.#isWoken ? 0 : POLL_MS),
      onError: (error) => deps.log.error({ err: error }, 'domain events were not dispatched'),
    });
  }

  /** Registers new subscribers, whose cursors start before the first event ever, and starts polling. */
  async start(): Promise<void> {
    await this.register();
    this.#poller.start();
  }

  stop(): Promise<void> {
    return this.#poller.stop();
  }

  /** Polls at once. */
  wake(): void {
    this.#isWoken = true;
    this.#poller.reschedule();
  }

  async register(): Promise<void> {
    const rows = this.#subscribers.map(({ name }) => ({ name, last_error: null, retry_at: null }));
    if (rows.length === 0) return;
    await this.#deps.db
      .insertInto('event_subscriber')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Delivers until no subscriber has an event that may be delivered now. */
  async drain(): Promise<void> {
    const { db, clock } = this.#deps;
    for (;;) {
      const { hasUnnumbered, behind } = await findWork(db, clock.nowMs());
      const due = this.#subscribers.filter(({ name }) => behind.includes(name));
      if (!hasUnnumbered && due.length === 0) return;
      if (hasUnnumbered) await numberEvents(db);
      for (const subscriber of due) await deliverEvents(this.#deps, subscriber);
    }
  }

  async #runOnce(): Promise<void> {
    this.#isWoken = false;
    await this.drain();
  }
}
