import { expect, it } from 'vitest';
import { type Group, joinGroups } from './join-groups.ts';

const group = (name: string, loads: readonly number[], size = 100): Group => ({
  modules: [name],
  loads: new Set(loads),
  size,
});
const options = {
  fileCost: 1000,
  importsOf: (): readonly string[] => [],
  weightOf: () => 1,
};
const namesOf = (groups: readonly Group[]) =>
  groups.map(({ modules }) => modules.toSorted().join('+')).toSorted();

it('joins modules that the same screens fetch, since one file less saves more than it costs', () => {
  expect(namesOf(joinGroups([group('a', [1, 2]), group('b', [1, 2])], options))).toEqual(['a+b']);
});

it('leaves modules apart that would be fetched in vain', () => {
  const groups = [group('a', [1, 2], 5000), group('b', [2, 3], 5000)];
  expect(namesOf(joinGroups(groups, options))).toEqual(['a', 'b']);
});

it('counts a load by its weight', () => {
  const groups = [group('a', [1, 2], 5000), group('b', [2, 3], 5000)];
  const weightOf = (load: number) => (load === 2 ? 100 : 1);
  expect(namesOf(joinGroups(groups, { ...options, weightOf }))).toEqual(['a+b']);
});

it('leaves modules apart that may not lie in one file', () => {
  const groups = [group('boot', [1, 2]), group('dialog', [1, 2]), group('other', [1, 2])];
  const mayJoin = ({ modules }: Group) => !(modules.includes('boot') && modules.includes('dialog'));
  for (const file of namesOf(joinGroups(groups, { ...options, mayJoin })))
    expect(['boot+dialog', 'boot+dialog+other']).not.toContain(file);
  expect(joinGroups(groups, { ...options, mayJoin })).toHaveLength(2);
});

it('makes no two files that need each other', () => {
  const imports: Readonly<Record<string, readonly string[]>> = { a: ['middle'], middle: ['b'], b: [] };
  const groups = [
    group('a', [1, 2]),
    group('middle', [1, 2, 3, 4], 9000),
    group('b', [1, 2, 3, 4, 5, 6], 9000),
  ];
  const joined = joinGroups(groups, { ...options, fileCost: 10_000, importsOf: (id) => imports[id] ?? [] });
  const fileOf = (id: string) => joined.findIndex(({ modules }) => modules.includes(id));
  expect(fileOf('a') === fileOf('b') && fileOf('a') !== fileOf('middle')).toBe(false);
});

it('lets no screen lose by all joins together, where it is told what a join gains', () => {
  const groups = [group('a', [1, 2]), group('b', [1, 2]), group('c', [1], 150), group('d', [1], 300)];
  const join = (packGain: number) => namesOf(joinGroups(groups, { ...options, fileCost: 9000, packGain }));
  expect(join(100)).toEqual(['a+b', 'c+d']);
  expect(join(500)).toEqual(['a+b+c+d']);
});
