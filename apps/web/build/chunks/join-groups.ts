/** Modules that are fetched by the same loads; a load is what the browser asks for at once, such as a screen. */
export interface Group {
  readonly modules: readonly string[];
  readonly loads: ReadonlySet<number>;
  /** Bytes. */
  readonly size: number;
}

interface JoinOptions {
  /** Bytes that one more file costs a load: its request, and what is packed worse by itself. */
  readonly fileCost: number;
  /** Modules that a module imports. */
  readonly importsOf: (id: string) => readonly string[];
  readonly weightOf: (load: number) => number;
}

/** Bytes that all loads together save if two groups are one file; negative if they lose. */
function gainOf(one: Group, other: Group, { fileCost, weightOf }: JoinOptions): number {
  let gain = 0;
  for (const load of one.loads) gain += weightOf(load) * (other.loads.has(load) ? fileCost : -other.size);
  for (const load of other.loads) if (!one.loads.has(load)) gain -= weightOf(load) * one.size;
  return gain;
}

/** Tells if one group needs another by way of a third: as one file, they and the third would need each other. */
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
 * Bytes that the heaviest loads bring in vain because, as one file, two groups bring along what either of them imports.
 * A screen has most of what any other one imports; the public dialogs have little of it.
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

/** Joins groups, the best pair first, while a pair is left that saves more requests than it loads in vain. */
export function joinGroups(groups: readonly Group[], options: JoinOptions): readonly Group[] {
  const pairWith = (one: Group, others: readonly Group[]): Pair[] =>
    others.map((other) => ({ one, other, gain: gainOf(one, other, options) })).filter(({ gain }) => gain > 0);
  let left = [...groups];
  let pairs = left.flatMap((one, index) => pairWith(one, left.slice(index + 1)));
  for (;;) {
    pairs.sort((a, b) => b.gain - a.gain);
    const best = pairs.find(
      ({ one, other, gain }) =>
        gain > dragOf(one, other, left, options) &&
        !isAround(one, other, left, options) &&
        !isAround(other, one, left, options),
    );
    if (!best) return left;
    const { one, other } = best;
    const joined = join(one, other);
    left = left.filter((group) => group !== one && group !== other);
    pairs = pairs
      .filter((pair) => ![pair.one, pair.other].some((group) => group === one || group === other))
      .concat(pairWith(joined, left));
    left.push(joined);
  }
}
