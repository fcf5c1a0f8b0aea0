import { closeCodes, errorCodes } from '../protocol/close-codes.ts';
import { signedIn, watchlistEvents } from '../protocol/frames.ts';
import { readData, signInData, userData } from '../protocol/read-message.ts';
import { isSameText, userAuth } from '../protocol/signatures.ts';
import type { ConnectedUser, Connection } from './connection.ts';
import { SESSION_ENDED } from './ended-sessions.ts';
import type { Hub } from './hub.ts';
import { logRefusal } from './log-refusal.ts';

const SIGNED_IN_ALREADY = 'The connection is signed in as another user.';
const BAD_SIGN_IN = 'Connection not authorized: the sign-in is not valid.';

/** User in the signed data; undefined for invalid data. */
function readUser({ app, limits }: Hub['needs'], { socketId }: Connection, data: unknown) {
  const asked = readData(signInData, data);
  if (!asked || !isSameText(asked.auth, userAuth(app, socketId, asked.user_data))) return undefined;
  const user = readData(userData, asked.user_data);
  if (!user || user.id.length > limits.userIdLength) return undefined;
  return { id: user.id, userInfo: user.user_info, watchlist: user.watchlist ?? [], text: asked.user_data };
}

/** Sends which of the watched users are online. */
async function sendWatchlist(hub: Hub, connection: Connection, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const elsewhere = await hub.needs.cluster.onlineOf(ids);
  const isOnline = (id: string) => elsewhere.has(id) || hub.connections.of(id).size > 0;
  connection.send(
    watchlistEvents(
      ids.filter(isOnline),
      ids.filter((id) => !isOnline(id)),
    ),
  );
}

async function goOnline(hub: Hub, { id }: ConnectedUser): Promise<void> {
  const { atUs, isNew } = await hub.needs.cluster.goOnline(id);
  if (isNew) hub.announceStatus({ userId: id, isThere: true, atUs });
}

/**
 * Signs a client in as a user. A bad signature closes the connection, so that the client does not continue as if
 * signed in.
 */
export async function signIn(hub: Hub, connection: Connection, data: unknown): Promise<void> {
  const { limits } = hub.needs;
  const user = readUser(hub.needs, connection, data);
  const code = closeCodes.unauthorized;
  if (!user) {
    logRefusal(hub, connection, { what: 'sign-in', code, reason: BAD_SIGN_IN });
    return connection.refuse(code, BAD_SIGN_IN);
  }
  if (connection.user && connection.user.id !== user.id) {
    logRefusal(hub, connection, { what: 'sign-in', code, reason: SIGNED_IN_ALREADY });
    return connection.sendError(errorCodes.unauthorized, SIGNED_IN_ALREADY);
  }
  if (connection.user) return connection.send(signedIn(user.text));
  if (hub.endedSessions.hasEndedSince(user.id, connection.openedAtMs)) {
    return connection.refuse(closeCodes.reconnect, SESSION_ENDED);
  }
  const others = hub.connections.of(user.id).size;
  if (others >= limits.connectionsPerUser) {
    return connection.refuse(closeCodes.overQuota, 'Too many connections of one user.');
  }
  const isWatching = user.watchlist.length <= limits.watchlistLength;
  const watchlist = isWatching ? [...new Set(user.watchlist)] : [];
  hub.connections.signIn(connection, { id: user.id, userInfo: user.userInfo, watchlist });
  connection.send(signedIn(user.text));
  if (!isWatching) connection.sendError(errorCodes.watchlistTooLong, 'The watchlist is too long.');
  if (others === 0) await goOnline(hub, { id: user.id, userInfo: user.userInfo, watchlist });
  await sendWatchlist(hub, connection, watchlist);
}
