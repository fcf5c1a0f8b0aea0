import type { ErrorCode } from '../protocol/close-codes.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

/** A client that is refused without end does not fill the log; neither do many that come for that. */
const LOGGED_REFUSALS = 5;

export interface Refusal {
  /** What was asked for. */
  readonly what: 'connection' | 'subscription' | 'sign-in' | 'client event';
  readonly code: ErrorCode & number;
  readonly reason: string;
  readonly channel?: string;
}

/** Says of whom and why something was refused; what was shown as a proof is never logged. */
export function logRefusal(hub: Hub, connection: Connection, refusal: Refusal): void {
  const { needs, loggedRefusals } = hub;
  connection.refusals += 1;
  if (connection.refusals > LOGGED_REFUSALS || !loggedRefusals.take(needs.nowMs())) return;
  const { socketId, address, user } = connection;
  needs.log.warn({ ...refusal, socketId, address, playerId: user?.id }, 'refused on a socket');
}
