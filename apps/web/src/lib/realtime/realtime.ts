/** The app's one connection for events of the server. */
import { addListener, type ChannelListener, dispatch, listenedChannels } from './channel-listeners.ts';
import { setConnection } from './connection-store.ts';
import { startHeartbeat } from './heartbeat.ts';
import { keepConnected } from './keep-connected.ts';
import { createSocket, type Socket } from './socket.ts';
import { findSocketUrl } from './socket-url.ts';

let socket: Socket | null = null;
let isWanted = false;
let isCreating = false;
let liveScreens = 0;
let heartbeat: ReturnType<typeof startHeartbeat> | null = null;

const socketAt = (url: string): Socket =>
  createSocket(url, {
    onUp() {
      keeper.isUp();
      restartHeartbeat();
    },
    onDown: () => keeper.isDown(),
    onMessage: () => heartbeat?.onMessage(),
    onEvent: dispatch,
  });

async function create(): Promise<void> {
  if (isCreating) return;
  isCreating = true;
  try {
    const url = await findSocketUrl();
    if (!isWanted || socket) return;
    socket = socketAt(url);
    listenedChannels().forEach(socket.join);
    socket.connect();
  } catch {
    keeper.isDown();
  } finally {
    isCreating = false;
  }
}

const keeper = keepConnected({
  connect() {
    if (socket) socket.connect();
    else void create();
  },
  disconnect() {
    heartbeat?.stop();
    heartbeat = null;
    socket?.disconnect();
  },
});

/** Starts the heartbeat in a live match, where a dead network must show within seconds. */
function restartHeartbeat(): void {
  heartbeat?.stop();
  heartbeat = null;
  if (!socket?.isUp()) return;
  // Clear a `lost` state that the previous heartbeat set.
  setConnection('connected');
  if (liveScreens === 0) return;
  heartbeat = startHeartbeat({
    ping: () => socket?.ping(),
    onSilent: (isSilent) => setConnection(isSilent ? 'lost' : 'connected'),
    onDead: keeper.isDown,
  });
}

/** Connects, and reconnects until `closeRealtime`. */
export function openRealtime(): void {
  isWanted = true;
  keeper.start();
}

/** Disconnects for good, as when the player signs out. */
export function closeRealtime(): void {
  isWanted = false;
  keeper.stop();
  socket = null;
}

/**
 * Subscribes to a channel by its full name, now and after each reconnection. Returns the function that unsubscribes.
 */
export function listenTo<Events = Record<string, never>>(
  channel: string,
  listener: ChannelListener<Events>,
): () => void {
  const remove = addListener(channel, listener);
  socket?.join(channel);
  return () => {
    if (remove().isLast) socket?.leave(channel);
  };
}

/** Runs a heartbeat and reconnects fast while a live match is shown. Returns the function that ends it. */
export function holdLiveConnection(): () => void {
  openRealtime();
  liveScreens += 1;
  keeper.setUrgent(true);
  restartHeartbeat();
  return () => {
    liveScreens -= 1;
    keeper.setUrgent(liveScreens > 0);
    restartHeartbeat();
  };
}
