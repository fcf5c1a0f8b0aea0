/** Client of the Pusher protocol, version 7, as far as the app needs it. It makes one connection and never tries again. */
import { authorizeChannel, authorizeSocket } from './authorize.ts';

/** Silence after which the line is tried, and the longest wait for the answer. */
const QUIET_MS = 30_000;
const PONG_WITHIN_MS = 10_000;

export interface SocketEvents {
  /** Called when the server has named the connection. */
  readonly onUp: () => void;
  /** Called when a connection or the try to make one has ended by itself. */
  readonly onDown: () => void;
  /** Called for every message. */
  readonly onHeard: () => void;
  readonly onEvent: (channel: string, event: string, data: unknown) => void;
}

interface Message {
  readonly event: string;
  readonly channel?: string;
  readonly data?: unknown;
}

/** Data of a message are JSON within JSON; some servers send them plain. */
function unpack(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

/** A socket at an address. Channels are joined with each connection, all in one call. */
export function createSocket(url: string, { onUp, onDown, onHeard, onEvent }: SocketEvents) {
  let line: WebSocket | null = null;
  /** Name of the connection, once it is up. */
  let id: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Wanted channels with the number of the wish, by which an answer to an older one is known. */
  const wanted = new Map<string, number>();
  let wishes = 0;

  const send = (event: string, data: object): void => line?.send(JSON.stringify({ event, data }));
  const hangUp = (): void => {
    clearTimeout(timer);
    const old = line;
    [line, id] = [null, null];
    old?.close();
  };
  const lose = (): void => {
    hangUp();
    onDown();
  };
  const waitForSilence = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      send('pusher:ping', {});
      timer = setTimeout(lose, PONG_WITHIN_MS);
    }, QUIET_MS);
  };

  /** Subscribes to channels with their signatures, unless one or the connection has been given up meanwhile. */
  async function subscribe(
    names: readonly string[],
    sign: (id: string) => Promise<readonly (object | null)[]>,
  ) {
    const [asking, wishOf] = [id, new Map(wanted)];
    if (asking === null) return;
    const signatures = await sign(asking).catch(() => []);
    for (const [index, channel] of names.entries()) {
      const signature = signatures[index];
      if (asking === id && signature && wanted.get(channel) === wishOf.get(channel))
        send('pusher:subscribe', { ...signature, channel });
    }
  }

  const subscribeToAll = (): void => {
    const names = [...wanted.keys()];
    void subscribe(names, async (asking) => {
      const { user, channels } = await authorizeSocket(asking, names);
      if (asking === id) send('pusher:signin', user);
      return channels;
    });
  };

  function receive({ event, channel, data }: Message): void {
    onHeard();
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
      hangUp();
      const own = new WebSocket(url);
      line = own;
      own.addEventListener('message', (message) => line === own && receive(JSON.parse(message.data)));
      own.addEventListener('close', () => line === own && lose());
    },
    disconnect: hangUp,
    isUp: (): boolean => id !== null,
    ping: (): void => send('pusher:ping', {}),
    join(channel: string): void {
      if (wanted.has(channel)) return;
      wishes += 1;
      wanted.set(channel, wishes);
      if (id !== null) void subscribe([channel], async (asking) => [await authorizeChannel(asking, channel)]);
    },
    leave(channel: string): void {
      if (wanted.delete(channel) && id !== null) send('pusher:unsubscribe', { channel });
    },
  };
}

export type Socket = ReturnType<typeof createSocket>;
