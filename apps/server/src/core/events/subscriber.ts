import type { Deps, Tx } from '../../deps.ts';
import type { AfterCommit } from '../../lib/database/transaction.ts';
import type { DomainEvent, EventName } from './domain-events.ts';

/** Dependencies of a subscriber besides its transaction. */
export type SubscriberDeps = Pick<Deps, 'clock' | 'realtime' | 'log'>;

/** The transaction of a subscriber, in which its cursor moves, too. */
export interface Hearing {
  readonly deps: SubscriberDeps;
  readonly tx: Tx;
  readonly afterCommit: AfterCommit;
}

export interface Subscriber {
  /** Key of its cursor: it never changes, and is never given to another. */
  readonly name: string;
  readonly hears: readonly EventName[];
  /** Handles an event once, in the order of positions. An error rolls its transaction back, and it is tried again. */
  handle(hearing: Hearing, event: DomainEvent): Promise<void>;
}

type Handlers = { readonly [N in EventName]?: (hearing: Hearing, event: DomainEvent<N>) => Promise<void> };

/** Makes a subscriber of one handler an event; it gets the events that it handles. */
export function defineSubscriber(name: string, handlers: Handlers): Subscriber {
  return {
    name,
    hears: Object.keys(handlers) as EventName[],
    async handle(hearing, event) {
      const handle = handlers[event.name] as
        | ((hearing: Hearing, event: DomainEvent) => Promise<void>)
        | undefined;
      await handle?.(hearing, event);
    },
  };
}
