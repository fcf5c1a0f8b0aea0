/** Weight from which a load is a screen; less has a lazy part. */
const SCREEN_WEIGHT = 0.1;

/** Modules that belong to the same loads; a load is fetched at once, such as a screen. */
export interface Group {
  readonly modules: readonly string[];
  readonly loads: ReadonlySet<number>;
  /** Bytes. */
  readonly size: number;
}

interface JoinOptions {
  /** Bytes that one more file costs a load: its request, and its worse compression. */
  readonly fileCost: number;
  /** Modules that a module imports. */
  readonly importsOf: (id: string) => readonly string[];
  readonly weightOf: (load: number) => number;
  /** Whether modules may lie in one file; all may by default. */
  readonly mayJoin?: (joined: Group) => boolean;
  /** Bytes by which two groups of a load pack better in one file. Where it is given, no screen gets heavier by all joins. */
  readonly packGain?: number;
  /** Bytes by which all joins may make a screen heavier, nevertheless. */
  readonly heavierMost?: number;
}

/** Bytes that all loads together save if two groups are one file; negative if they lose. */
function gainOf(one: Group, other: Group, { fileCost, weightOf }: JoinOptions): number {
  let gain = 0;
  for (const load of one.loads) gain += weightOf(load) * (other.loads.has(load) ? fileCost : -other.size);
  for (const load of other.loads) if (!one.loads.has(load)) gain -= weightOf(load) * one.size;
  return gain;
}

/** Whether one group needs another through a third: as one file, they and the third would need each other. */
function isAround(from: Group, to: Group, groups: readonly Group[], { importsOf }: JoinOptions): boolean {
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
 * Bytes that the heaviest loads fetch in vain because two groups in one file also bring the imports of both.
 * A screen has most of the imports of any other one; the public dialogs have few of them.
 */
function dragOf(one: Group, other: Group, groups: readonly Group[], options: JoinOptions): number {
  const loads = one.loads.union(other.loads);
  const imported = new Set([...one.modules, ...other.modules].flatMap(options.importsOf));
  let drag = 0;
  for (const group of groups) {
    if (group === one || group === other || !group.modules.some((id) => imported.has(id))) continue;
    for (const load of loads.difference(group.loads)) {
      if (options.weightOf(load) > 1) drag += options.weightOf(load) * group.size;
    }
  }
  return drag;
}

/** Groups that come along with a group, as it imports them. */
function importedBy(group: Group, groups: readonly Group[], { importsOf }: JoinOptions): readonly Group[] {
  const imported = new Set(group.modules.flatMap(importsOf));
  return groups.filter((one) => one !== group && one.modules.some((id) => imported.has(id)));
}

/** Bytes that each load gains by all joins, with one more; null if a screen loses too much by them. */
function balanceAfter(
  [one, other]: readonly [Group, Group],
  before: ReadonlyMap<number, number>,
  groups: readonly Group[],
  options: JoinOptions,
): ReadonlyMap<number, number> | null {
  const { packGain, heavierMost = 0, weightOf } = options;
  if (packGain === undefined) return before;
  const after = new Map(before);
  const parts = [one, other].map((group) => [group, importedBy(group, groups, options)] as const);
  for (const load of one.loads.union(other.loads)) {
    const inVain = new Set(
      parts
        .filter(([group]) => !group.loads.has(load))
        .flatMap(([group, imported]) => [group, ...imported.filter(({ loads }) => !loads.has(load))]),
    );
    const waste = [...inVain].reduce((sum, { size }) => sum + size, 0);
    const balance = (before.get(load) ?? 0) + (waste > 0 ? -waste : packGain);
    if (waste > 0 && balance < -heavierMost && weightOf(load) >= SCREEN_WEIGHT) return null;
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

/** Joins groups, the best pair first, while a pair saves more by fewer requests than it loads in vain. */
export function joinGroups(groups: readonly Group[], options: JoinOptions): readonly Group[] {
  const { mayJoin = () => true } = options;
  const pairWith = (one: Group, others: readonly Group[]): Pair[] =>
    others
      .filter((other) => mayJoin(join(one, other)))
      .map((other) => ({ one, other, gain: gainOf(one, other, options) }))
      .filter(({ gain }) => gain > 0);
  let left = [...groups];
  let pairs = left.flatMap((one, index) => pairWith(one, left.slice(index + 1)));
  let balance: ReadonlyMap<number, number> = new Map();
  for (;;) {
    pairs.sort((a, b) => b.gain - a.gain);
    const best = pairs.find(
      ({ one, other, gain }) =>
        gain > dragOf(one, other, left, options) &&
        balanceAfter([one, other], balance, left, options) !== null &&
        !isAround(one, other, left, options) &&
        !isAround(other, one, left, options),
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
