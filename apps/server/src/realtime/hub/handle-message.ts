import { errorCodes } from '../protocol/close-codes.ts';
import { pong } from '../protocol/frames.ts';
import { type ClientMessage, readMessage } from '../protocol/read-message.ts';
import { isClientEvent, relayClientEvent } from './channels/client-event.ts';
import { subscribe } from './channels/subscribe.ts';
import { unsubscribe } from './channels/unsubscribe.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { signIn } from './sign-in.ts';

async function dispatch(hub: Hub, connection: Connection, message: ClientMessage): Promise<void> {
  if (isClientEvent(message)) return relayClientEvent(hub, connection, message);
  switch (message.event) {
    case 'pusher:ping':
      return connection.send(pong);
    case 'pusher:pong':
      return;
    case 'pusher:subscribe':
      return await subscribe(hub, connection, message.data);
    case 'pusher:unsubscribe':
      return unsubscribe(hub, connection, message.data);
    case 'pusher:signin':
      return await signIn(hub, connection, message.data);
    default:
      connection.sendError(null, `Unsupported event received on socket: ${message.event.slice(0, 100)}`);
  }
}

/** Handles one message of a client. No message can crash the node. */
export async function handleMessage(
  hub: Hub,
  connection: Connection,
  content: Buffer,
  isBinary: boolean,
): Promise<void> {
  const { limits, log } = hub.needs;
  if (content.length > limits.messageBytes) {
    return connection.sendError(errorCodes.malformed, 'Maximum message size exceeded');
  }
  const message = isBinary ? undefined : readMessage(content.toString());
  if (!message) return connection.sendError(errorCodes.malformed, 'Invalid message format');
  try {
    await dispatch(hub, connection, message);
  } catch (error) {
    log.error({ err: error, event: message.event.slice(0, 100) }, 'realtime message failed');
    connection.sendError(errorCodes.malformed, 'The message could not be handled.');
  }
}
