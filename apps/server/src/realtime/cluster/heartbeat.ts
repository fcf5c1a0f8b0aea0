import { memberRemoved } from '../protocol/frames.ts';
import type { ClusterEvents, ClusterMessage } from './cluster.ts';
import { ONLINE, type RedisDirectory } from './redis-directory.ts';
import { resync } from './resync.ts';

export interface HeartbeatNeeds {
  readonly directory: RedisDirectory;
  readonly nodeId: string;
  readonly deadAfterMs: number;
  readonly tell: (message: ClusterMessage) => void;
}

/** Keeps this node known to the others, and removes dead ones. */
export class Heartbeat {
  readonly #needs: HeartbeatNeeds;
  readonly #events: ClusterEvents;
  /** True while Redis may lack state of this node. */
  #isOutdated = true;

  constructor(needs: HeartbeatNeeds, events: ClusterEvents) {
    this.#needs = needs;
    this.#events = events;
  }

  /** Notes that a write was lost; the next beat repairs it. */
  missed(): void {
    this.#isOutdated = true;
  }

  async beat(): Promise<void> {
    const { directory, deadAfterMs, tell } = this.#needs;
    const { isNew, dead } = await directory.beat(deadAfterMs);
    for (const nodeId of dead) await this.#bury(nodeId);
    if (!isNew && !this.#isOutdated) return;
    this.#isOutdated = false;
    await resync(directory, this.#events.state(), tell);
  }

  /** Removes this node as it leaves. */
  leave(): Promise<void> {
    return this.#bury(this.#needs.nodeId);
  }

  async #bury(nodeId: string): Promise<void> {
    for (const [channel, { user_id }] of await this.#needs.directory.bury(nodeId)) {
      const message: ClusterMessage =
        channel === ONLINE
          ? { kind: 'status', userId: String(user_id), isOnline: false }
          : { kind: 'channel', channel, frame: memberRemoved(channel, user_id) };
      this.#events.onMessage(message);
      this.#needs.tell(message);
    }
  }
}
