/** What the web says, by the names of its texts; only texts that nothing is put into. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['apps/web/src/locales', 'packages/contract/src/locales'].map((folder) =>
  join(import.meta.dirname, '..', folder),
);

export type WebLanguage = 'en' | 'ar' | 'ku';

function readTexts(language: WebLanguage): Readonly<Record<string, string>> {
  const end = language === 'ku' ? 'ckb.json' : `${language}.json`;
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name === end || name.endsWith(`.${end}`))
      .map((name) => join(folder, name)),
  );
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/** Throws for a name that there is not. */
export function textsIn(language: WebLanguage): (key: string) => string {
  const texts = readTexts(language);
  return (key) => {
    const text = texts[key];
    if (text === undefined || text.includes('{')) throw new Error(`${key} is no plain text.`);
    return text;
  };
}
