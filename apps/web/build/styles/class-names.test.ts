// @vitest-environment node
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameClasses } from './class-names.ts';

const source = join(import.meta.dirname, '../../src');
const files = globSync('**/*.module.css', { cwd: source }).map((path) => join(source, path));

it('gives each class of each file a unique name of a few letters', () => {
  const name = nameClasses();
  const names = files.flatMap((file) => Array.from({ length: 40 }, (_, at) => name(`class${at}`, file)));
  expect(new Set(names).size).toBe(names.length);
  for (const one of names) expect(one).toMatch(/^_[0-9a-z]{3,4}$/);
});

it('gives equal names in every build, even for a file with a query', () => {
  const [one, other] = [nameClasses(), nameClasses()];
  const [first = '', second = ''] = files;
  expect(one('card', second)).toBe(other('card', second));
  expect(one('head', first)).toBe(one('head', `${first}?used`));
});
