/** The app's one connection to what is told without being asked for. */
import type Pusher from 'pusher-js';
import { loadPart } from '../loading/load-part.ts';
import { addListener, type ChannelListener, join, listenedChannels } from './channel-listeners.ts';
import { setConnection } from './connection-store.ts';
import { keepConnected } from './keep-connected.ts';
import { watchSilence } from './watch-silence.ts';

let pusher: Pusher | null = null;
let isWanted = false;
let isCreating = false;
let liveScreens = 0;
let watch: ReturnType<typeof watchSilence> | null = null;

/** How it goes shows in the states of the connection; it never tries again by itself. */
function attach(created: Pusher): void {
  pusher = created;
  const { connection } = created;
  connection.bind('connected', () => {
    keeper.isUp();
    lookAfter();
  });
  connection.bind('message', () => watch?.heard());
  // Told from within the library, which sets a timer of its own right after: ours must come later, and end that.
  connection.bind('connecting', () => setTimeout(keeper.isLost));
  for (const event of ['connecting_in', 'disconnected', 'unavailable', 'failed']) {
    connection.bind(event, () => setTimeout(keeper.isDown));
  }
  for (const channel of listenedChannels()) join(created, channel);
}

async function create(): Promise<void> {
  if (isCreating) return;
  isCreating = true;
  try {
    const { createPusher } = await loadPart(() => import('./create-pusher.ts'));
    const created = await createPusher();
    if (isWanted && !pusher) attach(created);
    else created.disconnect();
  } catch {
    keeper.isDown();
  } finally {
    isCreating = false;
  }
}

const keeper = keepConnected({
  connect() {
    if (pusher) pusher.connect();
    else void create();
  },
  disconnect() {
    watch?.stop();
    watch = null;
    pusher?.disconnect();
  },
});

/** In a live match a dead network must show within seconds. */
function lookAfter(): void {
  watch?.stop();
  watch = null;
  if (pusher?.connection.state !== 'connected') return;
  // Nobody is left in the belief that the line is silent.
  setConnection('connected');
  if (liveScreens === 0) return;
  watch = watchSilence({
    ping: () => pusher?.send_event('pusher:ping', {}),
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
  pusher = null;
}

/** Listens to a channel, by its name on the wire, whenever there is a connection. Returns what ends it. */
export function listenTo<Events = Record<string, never>>(
  channel: string,
  listener: ChannelListener<Events>,
): () => void {
  const remove = addListener(channel, listener);
  if (pusher) join(pusher, channel);
  return () => {
    if (remove().isLast) pusher?.unsubscribe(channel);
  };
}

/** A live match is on the screen: the connection is opened, looked after and got back at once. Returns what ends it. */
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
