/** Smallest weight of a screen; lazy components weigh less. */
const SCREEN_WEIGHT = 0.1;

/** Modules that belong to the same loads. A load is what a browser fetches at once, such as a screen. */
export interface Group {
  readonly modules: readonly string[];
  readonly loads: ReadonlySet<number>;
  /** Compressed size in bytes. */
  readonly size: number;
}

interface JoinOptions {
  /** Bytes that one more file costs a load: its request, and its worse compression. */
  readonly fileCostBytes: number;
  /** Modules that a module imports statically. */
  readonly importsOf: (id: string) => readonly string[];
  readonly weightOf: (load: number) => number;
  /** Whether these modules may share a file; true by default. */
  readonly mayJoin?: (joined: Group) => boolean;
  /**
   * Bytes saved by compressing two groups of a load in one file. With it, no screen may get heavier by all joins
   * together.
   */
  readonly packGainBytes?: number;
  /** Bytes by which all joins together may still make a screen heavier. */
  readonly mostExtraBytes?: number;
}

/** Weighted bytes that all loads save if two groups share a file; negative for a loss. */
function savedBytes(one: Group, other: Group, { fileCostBytes, weightOf }: JoinOptions): number {
  let gain = 0;
  for (const load of one.loads)
    gain += weightOf(load) * (other.loads.has(load) ? fileCostBytes : -other.size);
  for (const load of other.loads) if (!one.loads.has(load)) gain -= weightOf(load) * one.size;
  return gain;
}

/** Whether a group imports another one through a third: joined, they and the third would import each other. */
function wouldFormCycle(
  from: Group,
  to: Group,
  groups: readonly Group[],
  { importsOf }: JoinOptions,
): boolean {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const seen = new Set<Group>([from]);
  const next = (group: Group): Group[] =>
    [...new Set(group.modules.flatMap(importsOf))].flatMap((id) => groupOf.get(id) ?? []);
  const waiting = next(from).filter((group) => group !== to && group !== from);
  for (let group = waiting.pop(); group; group = waiting.pop()) {
    if (group === to) return true;
    if (seen.has(group)) continue;
    seen.add(group);
    waiting.push(...next(group));
  }
  return false;
}

/**
 * Weighted bytes that heavy loads fetch needlessly, because joining two groups also brings the imports of both. Screens
 * share most imports; the public dialogs have few of them.
 */
function wastedImportBytes(one: Group, other: Group, groups: readonly Group[], options: JoinOptions): number {
  const loads = one.loads.union(other.loads);
  const imported = new Set([...one.modules, ...other.modules].flatMap(options.importsOf));
  let wasted = 0;
  for (const group of groups) {
    if (group === one || group === other || !group.modules.some((id) => imported.has(id))) continue;
    for (const load of loads.difference(group.loads)) {
      if (options.weightOf(load) > 1) wasted += options.weightOf(load) * group.size;
    }
  }
  return wasted;
}

/** Groups whose modules a group imports. */
function importedBy(group: Group, groups: readonly Group[], { importsOf }: JoinOptions): readonly Group[] {
  const imported = new Set(group.modules.flatMap(importsOf));
  return groups.filter((one) => one !== group && one.modules.some((id) => imported.has(id)));
}

/** Bytes that each load gains by all joins, including the given one; null if a screen would lose too much. */
function balanceAfter(
  [one, other]: readonly [Group, Group],
  before: ReadonlyMap<number, number>,
  groups: readonly Group[],
  options: JoinOptions,
): ReadonlyMap<number, number> | null {
  const { packGainBytes, mostExtraBytes = 0, weightOf } = options;
  if (packGainBytes === undefined) return before;
  const after = new Map(before);
  const parts = [one, other].map((group) => [group, importedBy(group, groups, options)] as const);
  for (const load of one.loads.union(other.loads)) {
    const needless = new Set(
      parts
        .filter(([group]) => !group.loads.has(load))
        .flatMap(([group, imported]) => [group, ...imported.filter(({ loads }) => !loads.has(load))]),
    );
    const waste = [...needless].reduce((sum, { size }) => sum + size, 0);
    const balance = (before.get(load) ?? 0) + (waste > 0 ? -waste : packGainBytes);
    if (waste > 0 && balance < -mostExtraBytes && weightOf(load) >= SCREEN_WEIGHT) return null;
    after.set(load, balance);
  }
  return after;
}

const join = (one: Group, other: Group): Group => ({
  modules: [...one.modules, ...other.modules],
  loads: new Set([...one.loads, ...other.loads]),
  size: one.size + other.size,
});

interface Pair {
  readonly one: Group;
  readonly other: Group;
  readonly gain: number;
}

/** Joins groups, the best pair first, while a pair saves more by fewer requests than it wastes on unneeded bytes. */
export function joinGroups(groups: readonly Group[], options: JoinOptions): readonly Group[] {
  const { mayJoin = () => true } = options;
  const pairWith = (one: Group, others: readonly Group[]): Pair[] =>
    others
      .filter((other) => mayJoin(join(one, other)))
      .map((other) => ({ one, other, gain: savedBytes(one, other, options) }))
      .filter(({ gain }) => gain > 0);
  let left = [...groups];
  let pairs = left.flatMap((one, index) => pairWith(one, left.slice(index + 1)));
  let balance: ReadonlyMap<number, number> = new Map();
  for (;;) {
    pairs.sort((a, b) => b.gain - a.gain);
    const best = pairs.find(
      ({ one, other, gain }) =>
        gain > wastedImportBytes(one, other, left, options) &&
        balanceAfter([one, other], balance, left, options) !== null &&
        !wouldFormCycle(one, other, left, options) &&
        !wouldFormCycle(other, one, left, options),
    );
    if (!best) return left;
    const { one, other } = best;
    balance = balanceAfter([one, other], balance, left, options) ?? balance;
    const joined = join(one, other);
    left = left.filter((group) => group !== one && group !== other);
    pairs = pairs
      .filter((pair) => ![pair.one, pair.other].some((group) => group === one || group === other))
      .concat(pairWith(joined, left));
    left.push(joined);
  }
}
