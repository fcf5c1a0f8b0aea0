import { Poller } from '../../../lib/poller.ts';
import type { WakeSignal } from '../../../lib/wake-signal.ts';
import type { PurchaseDeps } from '../fulfil-purchase.ts';
import { handleMessages } from './handle-messages.ts';

/** Polling interval, for messages received by another server and for retries. */
const POLL_MS = 5_000;

/** Worker that handles messages of card services soon after their arrival. */
export class CardMessageWorker implements WakeSignal {
  readonly #poller: Poller;
  #isWoken = false;

  constructor(deps: PurchaseDeps) {
    this.#poller = new Poller(
      async () => {
        this.#isWoken = false;
        if (deps.cards) await handleMessages(deps);
      },
      {
        waitMs: () => (this.#isWoken ? 0 : POLL_MS),
        onError: (error) => deps.log.error({ err: error }, 'card messages were not handled'),
      },
    );
  }

  start(): void {
    this.#poller.start();
  }

  stop(): Promise<void> {
    return this.#poller.stop();
  }

  wake(): void {
    this.#isWoken = true;
    this.#poller.reschedule();
  }
}
