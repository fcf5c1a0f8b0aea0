/** The app's one connection for events that the server sends by itself. */
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

/** Passes the states of the connection to the keeper, since the library never tries again by itself. */
function attach(created: Pusher): void {
  pusher = created;
  const { connection } = created;
  connection.bind('connected', () => {
    keeper.isUp();
    lookAfter();
  });
  connection.bind('message', () => watch?.heard());
  // The library sets its own timer right after this event: ours must be set later, to end that one.
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

/** Watches for silence in a live match, where a dead network must show within seconds. */
function lookAfter(): void {
  watch?.stop();
  watch = null;
  if (pusher?.connection.state !== 'connected') return;
  // This ends the state `lost` of a silence that was found before.
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

/** Listens to a channel, by its full name, whenever there is a connection. Returns the function that ends it. */
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
