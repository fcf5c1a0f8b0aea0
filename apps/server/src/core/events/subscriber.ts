import type { Deps } from '../../deps.ts';
import type { Tx } from '../../lib/database/db.ts';
import type { AfterCommit } from '../../lib/database/transaction.ts';
import type { DomainEvent, EventName } from './domain-events.ts';

/** Dependencies of a subscriber, in addition to its transaction. */
export type SubscriberDeps = Pick<Deps, 'clock' | 'realtime' | 'log'>;

/** Context of a handler: the transaction that also moves the subscriber's cursor. */
export interface HandlerContext {
  readonly deps: SubscriberDeps;
  readonly tx: Tx;
  readonly afterCommit: AfterCommit;
}

export interface Subscriber {
  /** Key of the cursor, which must never change or be reused. */
  readonly name: string;
  readonly events: readonly EventName[];
  /**
   * Handles an event, once and in the order of positions. An error rolls the transaction back, and delivery is
   * retried.
   */
  handle(context: HandlerContext, event: DomainEvent): Promise<void>;
}

type Handlers = {
  readonly [N in EventName]?: (context: HandlerContext, event: DomainEvent<N>) => Promise<void>;
};

/** Creates a subscriber from handlers by event name. It gets only events that have a handler. */
export function defineSubscriber(name: string, handlers: Handlers): Subscriber {
  return {
    name,
    events: Object.keys(handlers) as EventName[],
    async handle(context, event) {
      const handle = handlers[event.name] as
        | ((context: HandlerContext, event: DomainEvent) => Promise<void>)
        | undefined;
      await handle?.(context, event);
    },
  };
}
