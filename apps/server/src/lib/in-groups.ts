/** Work that costs as much for many as for one, done for many at once. */

import { isSilence } from './database/database-unavailable.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Who calls first goes at once. Who calls while a group of the same owner and key is at work waits, and goes together
 * with the others in the next one. `work` answers with what each item of its group has come to; what it throws reaches
 * everybody in the group, and where the database said nothing also the callers who wait.
 */
export function inGroups<Owner extends object, Item, Result>(
  work: (owner: Owner, items: readonly Item[]) => Promise<(item: Item) => Result>,
): (owner: Owner, key: string, item: Item) => Promise<Result> {
  type Group = Waiting<Item, Result>[];
  /** Who waits, by the key of the work that is going on. */
  const waitingByOwner = new WeakMap<Owner, Map<string, Group>>();

  const rejectAll = (group: Group, error: unknown) => {
    for (const { reject } of group) reject(error);
  };

  /** Returns what went wrong. */
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
    for (let group = first; group.length > 0; group = waiting.get(key) ?? []) {
      waiting.set(key, []);
      const failure = await workFor(owner, group);
      // Callers who came meanwhile have waited for the same database, and would do so a second time.
      if (isSilence(failure)) rejectAll(waiting.get(key)?.splice(0) ?? [], failure);
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
