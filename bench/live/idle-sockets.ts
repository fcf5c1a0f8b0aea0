/** Process that keeps sockets open and only answers pings. */
import { WebSocket } from 'ws';
import {
  type AppCredentials,
  channelAuth,
  userAuth,
} from '../../apps/server/src/realtime/protocol/signatures.ts';
import { channelNames } from '../../packages/contract/src/realtime/channels.ts';
import { runConcurrently } from './bench-client.ts';

export interface IdleOrder {
  readonly address: string;
  readonly app: AppCredentials;
  /** User ids, one per socket; a user may have several. */
  readonly userIds: readonly string[];
}

const AT_ONCE = 100;

/** Opens a socket like a page does: signed in, and subscribed to the player's own channel. */
function open({ address, app }: IdleOrder, userId: string): Promise<void> {
  const url = `${address.replace('http', 'ws')}/app/${app.key}?protocol=7`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const send = (event: string, data: object) => socket.send(JSON.stringify({ event, data }));
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`A socket was closed: ${code}`)));
    socket.on('message', (content) => {
      const { event, data } = JSON.parse(String(content));
      if (event === 'pusher:connection_established') {
        const { socket_id } = JSON.parse(data);
        const user_data = JSON.stringify({ id: userId });
        send('pusher:signin', { auth: userAuth(app, socket_id, user_data), user_data });
        const channel = `private-${channelNames.notifications(userId)}`;
        send('pusher:subscribe', { channel, auth: channelAuth(app, socket_id, channel) });
      } else if (event === 'pusher_internal:subscription_succeeded') resolve();
      else if (event === 'pusher:ping') send('pusher:pong', {});
      else if (event === 'pusher:error') reject(new Error(String(content)));
    });
  });
}

process.on('message', async (order: IdleOrder) => {
  await runConcurrently(order.userIds, AT_ONCE, (userId) => open(order, userId));
  process.send?.('open');
});
