import { Poller } from '../../lib/poller.ts';
import type { PurchaseDeps } from './fulfil-purchase.ts';
import { handleMessages } from './handle-messages.ts';

/** Pause between two looks for messages that came to another server, or wait for another try. */
const POLL_MS = 5_000;

/** Wakes the handler of card services' messages; to be called once one was kept. */
export interface PaymentSignal {
  wake(): void;
}

/** Handles messages of card services soon after they came. */
export class PaymentDesk implements PaymentSignal {
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
    this.#poller.replan();
  }
}
