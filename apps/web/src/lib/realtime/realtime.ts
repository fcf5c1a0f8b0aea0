/** The app's one connection for events that the server sends by itself. */
import { addListener, type ChannelListener, listenedChannels, tell } from './channel-listeners.ts';
import { setConnection } from './connection-store.ts';
import { keepConnected } from './keep-connected.ts';
import { createSocket, type Socket } from './socket.ts';
import { findSockets } from './sockets-place.ts';
import { watchSilence } from './watch-silence.ts';

let socket: Socket | null = null;
let isWanted = false;
let isCreating = false;
let liveScreens = 0;
let watch: ReturnType<typeof watchSilence> | null = null;

const socketAt = (url: string): Socket =>
  createSocket(url, {
    onUp() {
      keeper.isUp();
      lookAfter();
    },
    onDown: () => keeper.isDown(),
    onHeard: () => watch?.heard(),
    onEvent: tell,
  });

async function create(): Promise<void> {
  if (isCreating) return;
  isCreating = true;
  try {
    const url = await findSockets();
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
    watch?.stop();
    watch = null;
    socket?.disconnect();
  },
});

/** Watches for silence in a live match, where a dead network must show within seconds. */
function lookAfter(): void {
  watch?.stop();
  watch = null;
  if (!socket?.isUp()) return;
  // This ends the state `lost` of a silence that was found before.
  setConnection('connected');
  if (liveScreens === 0) return;
  watch = watchSilence({
    ping: () => socket?.ping(),
    onSilent: (isSilent) => setConnection(isSilent ? 'lost' : 'connected'),
    onDead: keeper.isDown,
  });
}

/** Connects, and stays connected until `closeRealtime`. */
export function openRealtime(): void {
  isWanted = true;
  keeper.start();
}

/** Leaves for good, as when the player signs out. */
export function closeRealtime(): void {
  isWanted = false;
  keeper.stop();
  socket = null;
}

/** Listens to a channel, by its full name, whenever there is a connection. Returns the function that ends it. */
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

/** Keeps a watched, quickly restored connection while a live match is shown. Returns the function that ends it. */
export function holdLive(): () => void {
  openRealtime();
  liveScreens += 1;
  keeper.setUrgent(true);
  lookAfter();
  return () => {
    liveScreens -= 1;
    keeper.setUrgent(liveScreens > 0);
    lookAfter();
  };
}
