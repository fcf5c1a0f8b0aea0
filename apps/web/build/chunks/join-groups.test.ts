import { expect, it } from 'vitest';
import { type Group, joinGroups } from './join-groups.ts';

const group = (name: string, loads: readonly number[], size = 100): Group => ({
  modules: [name],
  loads: new Set(loads),
  size,
});
const options = {
  fileCostBytes: 1000,
  importsOf: (): readonly string[] => [],
  weightOf: () => 1,
};
const namesOf = (groups: readonly Group[]) =>
  groups.map(({ modules }) => modules.toSorted().join('+')).toSorted();

it('joins modules of the same screens, because one file less saves more than it costs', () => {
  expect(namesOf(joinGroups([group('a', [1, 2]), group('b', [1, 2])], options))).toEqual(['a+b']);
});

it('keeps modules apart that a screen would fetch needlessly', () => {
  const groups = [group('a', [1, 2], 5000), group('b', [2, 3], 5000)];
  expect(namesOf(joinGroups(groups, options))).toEqual(['a', 'b']);
});

it('weights each load', () => {
  const groups = [group('a', [1, 2], 5000), group('b', [2, 3], 5000)];
  const weightOf = (load: number) => (load === 2 ? 100 : 1);
  expect(namesOf(joinGroups(groups, { ...options, weightOf }))).toEqual(['a+b']);
});

it('keeps modules apart that may not share a file', () => {
  const groups = [group('boot', [1, 2]), group('dialog', [1, 2]), group('other', [1, 2])];
  const mayJoin = ({ modules }: Group) => !(modules.includes('boot') && modules.includes('dialog'));
  for (const file of namesOf(joinGroups(groups, { ...options, mayJoin })))
    expect(['boot+dialog', 'boot+dialog+other']).not.toContain(file);
  expect(joinGroups(groups, { ...options, mayJoin })).toHaveLength(2);
});

it('creates no cycle of imports between files', () => {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['middle'], middle: ['b'], b: [] };
  const groups = [
    group('a', [1, 2]),
    group('middle', [1, 2, 3, 4], 9000),
    group('b', [1, 2, 3, 4, 5, 6], 9000),
  ];
  const joined = joinGroups(groups, {
    ...options,
    fileCostBytes: 10_000,
    importsOf: (id) => imports[id] ?? [],
  });
  const fileOf = (id: string) => joined.findIndex(({ modules }) => modules.includes(id));
  expect(fileOf('a') === fileOf('b') && fileOf('a') !== fileOf('middle')).toBe(false);
});

it('lets no screen lose by all joins together, if the gain of a join is given', () => {
  const groups = [group('a', [1, 2]), group('b', [1, 2]), group('c', [1], 150), group('d', [1], 300)];
  const join = (packGainBytes: number) =>
    namesOf(joinGroups(groups, { ...options, fileCostBytes: 9000, packGainBytes }));
  expect(join(100)).toEqual(['a+b', 'c+d']);
  expect(join(500)).toEqual(['a+b+c+d']);
});
