/** Register of the players connected to this server, in the database. */
import { randomUUID } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../lib/database/transaction.ts';
import {
  beat,
  forgetNode,
  forgetSilentNodes,
  removePlayers,
  storePlayerCount,
  upsertPlayers,
} from './online.repository.ts';

const REFRESH_MS = 2_000;
/** Time without a heartbeat after which a server counts as dead. */
const DEAD_AFTER_MS = 10_000;
/** Interval of full updates, because tiers and names change. */
const RENEW_AFTER_MS = 60_000;

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] => [
  ...[...some].filter((one) => !others.has(one)),
];

type RegisterDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly realtime: Pick<Deps['realtime'], 'users'>;
};

export class OnlineRegister {
  readonly #deps: RegisterDeps;
  readonly #nodeId = randomUUID();
  /** Players listed in the database. */
  #listed: ReadonlySet<string> = new Set();
  #renewedAtMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: RegisterDeps) {
    this.#deps = deps;
  }

  start(): void {
    const { log } = this.#deps;
    const again = () => {
      this.#running = this.refresh()
        .catch((error: unknown) => log.warn({ err: error }, 'online list was not sent'))
        .finally(() => {
          if (this.#timer) this.#timer = setTimeout(again, REFRESH_MS);
        });
    };
    this.#timer = setTimeout(again, 0);
  }

  /** Removes this server's players. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
    await forgetNode(this.#deps.db, this.#nodeId).catch(() => {});
  }

  /** Writes arrivals and departures since the last refresh. */
  async refresh(): Promise<void> {
    const { db, clock, realtime } = this.#deps;
    const nowMs = clock.nowMs();
    const here = new Set(realtime.users);
    const isDue = nowMs - this.#renewedAtMs >= RENEW_AFTER_MS;
    await inTransaction(db, async (tx) => {
      const isNew = await beat(tx, this.#nodeId, nowMs);
      await forgetSilentNodes(tx, nowMs - DEAD_AFTER_MS);
      const came = isNew || isDue ? [...here] : without(here, this.#listed);
      const left = without(this.#listed, here);
      if (left.length > 0) await removePlayers(tx, this.#nodeId, left);
      if (came.length > 0) await upsertPlayers(tx, this.#nodeId, came);
      if (left.length + came.length > 0) await storePlayerCount(tx, this.#nodeId);
    });
    this.#listed = here;
    if (isDue) this.#renewedAtMs = nowMs;
  }
}
