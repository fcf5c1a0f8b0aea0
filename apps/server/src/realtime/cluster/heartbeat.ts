import type { ClusterEvents, ClusterMessage } from './cluster.ts';
import type { RedisDirectory } from './redis-directory.ts';
import { announcement, resync } from './resync.ts';

export interface HeartbeatNeeds {
  readonly directory: RedisDirectory;
  readonly nodeId: string;
  readonly deadAfterMs: number;
  readonly send: (message: ClusterMessage) => void;
}

/** Heartbeat of this node, which also removes dead nodes. */
export class Heartbeat {
  readonly #needs: HeartbeatNeeds;
  readonly #events: ClusterEvents;
  /** True while Redis may lack state of this node. */
  #isOutdated = true;

  constructor(needs: HeartbeatNeeds, events: ClusterEvents) {
    this.#needs = needs;
    this.#events = events;
  }

  /** Records that a write was lost; the next heartbeat repairs it. */
  markOutdated(): void {
    this.#isOutdated = true;
  }

  async beat(): Promise<void> {
    const { directory, deadAfterMs, send } = this.#needs;
    const { isNew, dead } = await directory.beat(deadAfterMs);
    for (const nodeId of dead) await this.#removeNode(nodeId);
    if (!isNew && !this.#isOutdated) return;
    this.#isOutdated = false;
    await resync(directory, this.#events.state(), send);
  }

  /** Removes this node at its shutdown. */
  leave(): Promise<void> {
    return this.#removeNode(this.#needs.nodeId);
  }

  async #removeNode(nodeId: string): Promise<void> {
    const { atUs, gone } = await this.#needs.directory.removeNode(nodeId);
    for (const entry of gone) {
      const message = announcement(entry, { isThere: false, atUs });
      this.#events.onMessage(message);
      this.#needs.send(message);
    }
  }
}
