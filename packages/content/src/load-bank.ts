import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BankFile, bankFile } from './bank-schema.ts';

export const bankFolder = fileURLToPath(new URL('../bank', import.meta.url));

export interface RawFile {
  readonly name: string;
  /** Parsed JSON; undefined if parsing failed. */
  readonly content: unknown;
}

/** Reads the raw files of a bank, by name. */
export async function readBank(folder: string = bankFolder): Promise<RawFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      try {
        return { name, content: JSON.parse(text) as unknown };
      } catch {
        return { name, content: undefined };
      }
    }),
  );
}

/**
 * Loads the questions of every category. Throws when a file does not fit the schema; `questions -- check`
 * explains why.
 */
export async function loadBank(folder: string = bankFolder): Promise<BankFile[]> {
  const files = await readBank(folder);
  return files.map(({ name, content }) => {
    const parsed = bankFile.safeParse(content);
    if (!parsed.success)
      throw new Error(`${name} is not a file of questions: run npm run questions -- check`);
    return parsed.data;
  });
}
