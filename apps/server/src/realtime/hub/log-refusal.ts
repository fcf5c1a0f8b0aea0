import type { ErrorCode } from '../protocol/close-codes.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

/** Limit of logged refusals per connection, in addition to the limit over all. */
const LOGGED_REFUSALS = 5;

export interface Refusal {
  /** Kind of request. */
  readonly what: 'connection' | 'subscription' | 'sign-in' | 'client event';
  readonly code: ErrorCode & number;
  readonly reason: string;
  readonly channel?: string;
}

/** Logs the user and reason of a refusal, never signatures or other proofs. */
export function logRefusal(hub: Hub, connection: Connection, refusal: Refusal): void {
  const { needs, loggedRefusals } = hub;
  connection.refusals += 1;
  if (connection.refusals > LOGGED_REFUSALS || !loggedRefusals.take(needs.nowMs())) return;
  const { socketId, address, user } = connection;
  needs.log.warn({ ...refusal, socketId, address, playerId: user?.id }, 'socket request was refused');
}
