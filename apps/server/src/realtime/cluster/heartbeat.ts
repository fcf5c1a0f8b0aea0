import { memberRemoved } from '../protocol/frames.ts';
import type { ClusterEvents, ClusterMessage } from './cluster.ts';
import { ONLINE, type RedisDirectory } from './redis-directory.ts';
import { resync } from './resync.ts';

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
    for (const [channel, { user_id }] of await this.#needs.directory.removeNode(nodeId)) {
      const message: ClusterMessage =
        channel === ONLINE
          ? { kind: 'status', userId: String(user_id), isOnline: false }
          : { kind: 'channel', channel, frame: memberRemoved(channel, user_id) };
      this.#events.onMessage(message);
      this.#needs.send(message);
    }
  }
}
