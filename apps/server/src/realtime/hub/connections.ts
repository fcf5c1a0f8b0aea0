import type { ConnectedUser, Connection } from './connection.ts';

/** Sets of connections by key, none of which is empty. */
class Groups {
  readonly #groups = new Map<string, Set<Connection>>();

  of(key: string): ReadonlySet<Connection> {
    return this.#groups.get(key) ?? none;
  }

  get keys(): Iterable<string> {
    return this.#groups.keys();
  }

  add(key: string, connection: Connection): void {
    const group = this.#groups.get(key);
    if (group) group.add(connection);
    else this.#groups.set(key, new Set([connection]));
  }

  delete(key: string, connection: Connection): void {
    const group = this.#groups.get(key);
    if (group?.delete(connection) && group.size === 0) this.#groups.delete(key);
  }
}

const none: ReadonlySet<Connection> = new Set();

/** All connections of this node. */
export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byAddress = new Groups();
  readonly #byUser = new Groups();
  readonly #watchers = new Groups();

  get all(): ReadonlySet<Connection> {
    return this.#all;
  }

  countAt(address: string): number {
    return this.#byAddress.of(address).size;
  }

  /** Connections that are signed in as the user. */
  of(userId: string): ReadonlySet<Connection> {
    return this.#byUser.of(userId);
  }

  get users(): Iterable<string> {
    return this.#byUser.keys;
  }

  /** Connections that watch whether the user is online. */
  watchersOf(userId: string): ReadonlySet<Connection> {
    return this.#watchers.of(userId);
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    this.#byAddress.add(connection.address, connection);
  }

  signIn(connection: Connection, user: ConnectedUser): void {
    connection.user = user;
    this.#byUser.add(user.id, connection);
    for (const id of user.watchlist) this.#watchers.add(id, connection);
  }

  delete(connection: Connection): void {
    this.#all.delete(connection);
    this.#byAddress.delete(connection.address, connection);
    const { user } = connection;
    if (!user) return;
    this.#byUser.delete(user.id, connection);
    for (const id of user.watchlist) this.#watchers.delete(id, connection);
  }
}
