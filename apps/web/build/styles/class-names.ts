/** Short names for CSS module classes. Names are a sixth of the compressed style sheet, and hashes compress worst. */
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCE = join(import.meta.dirname, '../../src');

const inBase36 = (number: number): string => number.toString(36);

/**
 * Names classes by the index of their file among all CSS modules, and their index in the file. Builds of the same
 * sources give equal names, which the prerendered pages need.
 */
export function nameClasses(): (name: string, path: string) => string {
  const files = globSync('**/*.module.css', { cwd: SOURCE }).sort();
  const width = inBase36(files.length).length;
  const classes = new Map<string, string[]>();
  return (name, path) => {
    const file = relative(SOURCE, path.split('?')[0] ?? path);
    const index = files.indexOf(file);
    if (index < 0) throw new Error(`${file} is not among the style modules.`);
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `_${inBase36(index).padStart(width, '0')}${inBase36(known.indexOf(name))}`;
  };
}
