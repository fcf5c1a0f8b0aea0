import type { ColumnType, Generated } from 'kysely';
import type { DomainEvents, EventName } from './domain-events.ts';

export interface DomainEventTable {
  id: Generated<string>;
  /** Order of delivery, null until `numberEvents` sets it; a string, because it is a `bigint`. */
  position: string | null;
  name: EventName;
  data: ColumnType<DomainEvents[EventName], string, never>;
  occurred_at: Date;
}

export interface EventSubscriberTable {
  name: string;
  /** Position of the last event that was handled. */
  position: Generated<string>;
  /** Consecutive failures of the next event. */
  failures: Generated<number>;
  last_error: string | null;
  retry_at: Date | null;
}

export interface EventTables {
  domain_event: DomainEventTable;
  event_subscriber: EventSubscriberTable;
}
