/** Texts of the web app by key, if they have no placeholders. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogues } from '../../apps/web/build/texts/read-catalogues.ts';

const ROOT = join(import.meta.dirname, '../..');

export type WebLanguage = 'en' | 'ar' | 'ku';

function readTexts(language: WebLanguage): Readonly<Record<string, string>> {
  const code = language === 'ku' ? 'ckb' : language;
  const contract = JSON.parse(readFileSync(join(ROOT, `packages/contract/src/locales/${code}.json`), 'utf8'));
  return Object.assign({}, ...readCatalogues(code).values(), contract);
}

/** Returns the look-up of a language, which throws for an unknown key. */
export function textsIn(language: WebLanguage): (key: string) => string {
  const texts = readTexts(language);
  return (key) => {
    const text = texts[key];
    if (text === undefined || text.includes('{'))
      throw new Error(`The text ${key} is missing or has parameters.`);
    return text;
  };
}
