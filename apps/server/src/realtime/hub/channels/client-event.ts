import { traitsOf } from '../../protocol/channel-name.ts';
import { errorCodes } from '../../protocol/close-codes.ts';
import { frame } from '../../protocol/frames.ts';
import type { ClientMessage } from '../../protocol/read-message.ts';
import type { Connection } from '../connection.ts';
import type { Hub } from '../hub.ts';
import { logRefusal, type Refusal } from '../log-refusal.ts';

export const isClientEvent = ({ event }: ClientMessage): boolean => event.startsWith('client-');

const sizeOf = (data: unknown): number =>
  data === undefined ? 0 : Buffer.byteLength(typeof data === 'string' ? data : JSON.stringify(data));

/** Reason to refuse a client event; undefined to relay it. */
function refusalReason(
  { limits, nowMs }: Hub['needs'],
  connection: Connection,
  { event, channel, data }: ClientMessage,
) {
  const { isGuarded, isEncrypted } = traitsOf(channel ?? '');
  if (!isGuarded || isEncrypted) return 'Client events are for private and presence channels only.';
  if (event.length > limits.eventNameLength) return 'The name of the event is too long.';
  if (sizeOf(data) > limits.eventDataBytes) return 'The data of the event is too large.';
  if (!connection.clientEvents.take(nowMs())) return 'Too many client events; slow down.';
  return undefined;
}

const NO_MEMBER = 'The client is not a member of that channel.';

function refuse(
  hub: Hub,
  connection: Connection,
  refusal: Pick<Refusal, 'code' | 'reason'>,
  channel: string,
) {
  const shownName = channel.slice(0, 200);
  logRefusal(hub, connection, { what: 'client event', channel: shownName, ...refusal });
  connection.sendError(refusal.code, refusal.reason, shownName);
}

/** Relays a client event to the other subscribers of the channel. */
export function relayClientEvent(hub: Hub, connection: Connection, message: ClientMessage): void {
  const { event, channel = '', data } = message;
  const reason = refusalReason(hub.needs, connection, message);
  const subscription = connection.subscriptions.get(channel);
  if (reason) {
    refuse(hub, connection, { code: errorCodes.clientEventRefused, reason }, channel);
  } else if (!subscription || subscription.pendingFrames) {
    refuse(hub, connection, { code: errorCodes.unauthorized, reason: NO_MEMBER }, channel);
  } else {
    const { member } = subscription;
    const rest = { channel, ...(data !== undefined && { data }), ...(member && { user_id: member.user_id }) };
    hub.broadcast(channel, frame(event, rest), connection.socketId);
  }
}
