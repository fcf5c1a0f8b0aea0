/** Client of the Pusher protocol, for the address that the server names. Loaded lazily. */
import Pusher, { type Options } from 'pusher-js';
import { type ApiReply, callApi } from '../api/api.ts';
import { authenticateUser, authorizeChannel } from './authorize.ts';

const ACTIVITY_TIMEOUT_MS = 30_000;
const PONG_TIMEOUT_MS = 10_000;

const standardPort = { 'http:': 80, 'https:': 443 } as const;

/** The app's own server, at the address from which the app came. */
function ownServer(): Partial<Options> {
  const { hostname, port, protocol } = location;
  const isSecure = protocol === 'https:';
  const at = Number(port) || standardPort[isSecure ? 'https:' : 'http:'];
  return { wsHost: hostname, wsPort: at, wssPort: at, forceTLS: isSecure };
}

/** Callback of the library. */
type Answer<T> = (error: Error | null, data: T | null) => void;

async function answerBy<T>(asking: Promise<T>, answer: Answer<T>, isStillWanted: () => boolean) {
  try {
    const data = await asking;
    if (isStillWanted()) answer(null, data);
  } catch (error) {
    if (isStillWanted()) answer(error instanceof Error ? error : new Error(String(error)), null);
  }
}

function optionsFor({ cluster, isHosted }: ApiReply<'GET /api/realtime'>, socketId: () => string): Options {
  return {
    cluster,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    activityTimeout: ACTIVITY_TIMEOUT_MS,
    pongTimeout: PONG_TIMEOUT_MS,
    ...(!isHosted && ownServer()),
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId: asked, channelName }, callback) =>
        void answerBy(authorizeChannel(asked, channelName), callback, () => asked === socketId()),
    },
    userAuthentication: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId: asked }, callback) =>
        void answerBy(authenticateUser(asked), callback, () => asked === socketId()),
    },
  };
}

/** Fetches the address of the sockets, and starts to connect. Throws the errors of the call. */
export async function createPusher(): Promise<Pusher> {
  const where = await callApi('GET /api/realtime', {}, { handles: 'all' });
  const pusher: Pusher = new Pusher(
    where.key,
    optionsFor(where, () => pusher.connection.socket_id),
  );
  pusher.signin();
  return pusher;
}
