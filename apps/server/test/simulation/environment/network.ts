/** Network between players and servers, which delays, loses, duplicates and reorders calls and messages. */

import type { Deps } from '../../../src/deps.ts';
import { AppError } from '../../../src/lib/app-error.ts';
import { ConnectionLost } from '../database/simulated-dialect.ts';
import type { Chance } from './chance.ts';
import { runOn } from './simulated-globals.ts';
import type { SimulatedNode } from './simulated-node.ts';
import type { Timeline } from './timeline.ts';
import type { WorldFaults } from './world-faults.ts';

export type Answer<T> =
  | { readonly kind: 'reply'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  /** No reply, or a server error. */
  | { readonly kind: 'lost' };

export interface Call<T> {
  readonly name: string;
  readonly run: (deps: Deps) => Promise<T>;
  /** Checks the database after the server's handling, before any other action. */
  readonly prove?: (value: T) => Promise<void>;
}

export interface NetworkNeeds {
  readonly timeline: Timeline;
  readonly chance: Chance;
  air(): WorldFaults['network'];
  /** Finds a server that accepts calls; undefined without one. */
  findNode(): SimulatedNode | undefined;
  proveSoon(prove: () => Promise<void>): void;
  log(line: string): void;
  fault(what: string): void;
}

const TIMEOUT_MS = 2_500;

export class Network {
  readonly #needs: NetworkNeeds;

  constructor(needs: NetworkNeeds) {
    this.#needs = needs;
  }

  /** Sends a message, which arrives once, twice or never. */
  send(arrive: () => void): void {
    const { timeline, chance, air } = this.#needs;
    const { lossPercent, duplicatePercent, travelMs } = air();
    const travel = () => timeline.after(chance.between(...travelMs), arrive);
    if (!chance.happens(lossPercent)) travel();
    if (chance.happens(duplicatePercent)) travel();
  }

  /** Makes a call of a player. A lost one resolves after the timeout. */
  call<T>(call: Call<T>): Promise<Answer<T>> {
    return new Promise((resolve) => {
      this.#needs.timeline.after(TIMEOUT_MS, () => resolve({ kind: 'lost' }));
      this.send(() => this.#arrive(call, (answer) => this.send(() => resolve(answer))));
    });
  }

  #arrive<T>(call: Call<T>, reply: (answer: Answer<T>) => void): void {
    const { findNode, timeline } = this.#needs;
    const node = findNode();
    if (node) timeline.after(0, () => void this.#serve(node, call).then(reply), node);
    else reply({ kind: 'lost' });
  }

  async #serve<T>(node: SimulatedNode, { name, run, prove }: Call<T>): Promise<Answer<T>> {
    const { proveSoon, fault, log } = this.#needs;
    try {
      const value = await runOn(node, () => run(node.deps));
      if (prove) proveSoon(() => prove(value));
      log(`${node.name} has done ${name}`);
      return { kind: 'reply', value };
    } catch (error) {
      if (error instanceof AppError) {
        log(`${node.name} refuses ${name} with ${error.code}`);
        return { kind: 'refused', code: error.code };
      }
      if (!(error instanceof ConnectionLost)) fault(`${name} failed at ${node.name}: ${error}`);
      return { kind: 'lost' };
    }
  }
}
