/**
 * Client of the Pusher protocol, version 7, reduced to what the app needs. It opens one connection and never
 * reconnects.
 */
import { authorizeChannel, authorizeSocket } from './authorize.ts';

/** Silence before a ping, and the longest wait for its pong. */
const QUIET_MS = 30_000;
const PONG_WITHIN_MS = 10_000;

export interface SocketEvents {
  /** Called when the server has confirmed the connection. */
  readonly onUp: () => void;
  /** Called when the connection, or the attempt to open it, has failed. */
  readonly onDown: () => void;
  /** Called for every message. */
  readonly onMessage: () => void;
  readonly onEvent: (channel: string, event: string, data: unknown) => void;
}

interface Message {
  readonly event: string;
  readonly channel?: string;
  readonly data?: unknown;
}

/** Decodes the data of a message: JSON within JSON, or plain JSON from some servers. */
function unpack(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

/** A socket to a URL. Each connection subscribes to all wanted channels in one call. */
export function createSocket(url: string, { onUp, onDown, onMessage, onEvent }: SocketEvents) {
  let webSocket: WebSocket | null = null;
  /** Socket id of the connection, once it is up. */
  let id: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Wanted channels with the number of their request, by which an outdated signature is recognised. */
  const wanted = new Map<string, number>();
  let requests = 0;

  const send = (event: string, data: object): void => webSocket?.send(JSON.stringify({ event, data }));
  const close = (): void => {
    clearTimeout(timer);
    const old = webSocket;
    [webSocket, id] = [null, null];
    old?.close();
  };
  const onLost = (): void => {
    close();
    onDown();
  };
  const waitForSilence = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      send('pusher:ping', {});
      timer = setTimeout(onLost, PONG_WITHIN_MS);
    }, QUIET_MS);
  };

  /** Subscribes to channels with their signatures, unless the channel or the connection was closed meanwhile. */
  async function subscribe(
    names: readonly string[],
    sign: (id: string) => Promise<readonly (object | null)[]>,
  ) {
    const [socketId, requestOf] = [id, new Map(wanted)];
    if (socketId === null) return;
    const signatures = await sign(socketId).catch(() => []);
    for (const [index, channel] of names.entries()) {
      const signature = signatures[index];
      if (socketId === id && signature && wanted.get(channel) === requestOf.get(channel))
        send('pusher:subscribe', { ...signature, channel });
    }
  }

  const subscribeToAll = (): void => {
    const names = [...wanted.keys()];
    void subscribe(names, async (socketId) => {
      const { user, channels } = await authorizeSocket(socketId, names);
      if (socketId === id) send('pusher:signin', user);
      return channels;
    });
  };

  function receive({ event, channel, data }: Message): void {
    onMessage();
    waitForSilence();
    if (event === 'pusher:connection_established') {
      id = (unpack(data) as { readonly socket_id: string }).socket_id;
      onUp();
      subscribeToAll();
    } else if (event === 'pusher:ping') send('pusher:pong', {});
    else if (channel !== undefined && wanted.has(channel)) onEvent(channel, event, unpack(data));
  }

  return {
    connect(): void {
      close();
      const own = new WebSocket(url);
      webSocket = own;
      own.addEventListener('message', (message) => webSocket === own && receive(JSON.parse(message.data)));
      own.addEventListener('close', () => webSocket === own && onLost());
    },
    disconnect: close,
    isUp: (): boolean => id !== null,
    ping: (): void => send('pusher:ping', {}),
    join(channel: string): void {
      if (wanted.has(channel)) return;
      requests += 1;
      wanted.set(channel, requests);
      if (id !== null)
        void subscribe([channel], async (socketId) => [await authorizeChannel(socketId, channel)]);
    },
    leave(channel: string): void {
      if (wanted.delete(channel) && id !== null) send('pusher:unsubscribe', { channel });
    },
  };
}

export type Socket = ReturnType<typeof createSocket>;
