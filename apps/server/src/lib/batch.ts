/** Batching of calls whose cost hardly depends on the number of items. */

import { isDatabaseTimeout } from './database/database-unavailable.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatchOptions {
  /** Items per batch, unlimited by default. Smaller batches overlap with the work on their results. */
  readonly atMost?: number;
}

/**
 * Returns a function that batches calls. The first call runs at once; calls for the same owner and key that arrive
 * meanwhile form the next batch. `work` returns a function from item to result. An error rejects the whole batch and,
 * if the database timed out, also the waiting calls.
 */
export function batchByKey<Owner extends object, Item, Result>(
  work: (owner: Owner, items: readonly Item[]) => Promise<(item: Item) => Result>,
  { atMost = Number.POSITIVE_INFINITY }: BatchOptions = {},
): (owner: Owner, key: string, item: Item) => Promise<Result> {
  type Group = Waiting<Item, Result>[];
  /** Waiting calls, by the key of the batch in progress. */
  const waitingByOwner = new WeakMap<Owner, Map<string, Group>>();

  const rejectAll = (group: Group, error: unknown) => {
    for (const { reject } of group) reject(error);
  };

  /** Returns the error of the batch, if any. */
  async function workFor(owner: Owner, group: Group): Promise<unknown> {
    try {
      const items = group.map(({ item }) => item);
      const resultOf = await work(owner, items);
      for (const { item, resolve } of group) resolve(resultOf(item));
      return undefined;
    } catch (error) {
      rejectAll(group, error);
      return error;
    }
  }

  async function workOff(owner: Owner, key: string, first: Group): Promise<void> {
    const waiting = waitingByOwner.get(owner) ?? new Map<string, Group>();
    waitingByOwner.set(owner, waiting);
    const next: Group = [];
    waiting.set(key, next);
    for (let group = first; group.length > 0; group = next.splice(0, atMost)) {
      const failure = await workFor(owner, group);
      // The waiting calls would only time out as well.
      if (isDatabaseTimeout(failure)) rejectAll(next.splice(0), failure);
    }
    waiting.delete(key);
  }

  return (owner, key, item) =>
    new Promise((resolve, reject) => {
      const one = { item, resolve, reject };
      const others = waitingByOwner.get(owner)?.get(key);
      if (others) others.push(one);
      else void workOff(owner, key, [one]);
    });
}
