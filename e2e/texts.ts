/** Texts of the web by key; only texts without placeholders. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

export type WebLanguage = 'en' | 'ar' | 'ku';

function readTexts(language: WebLanguage): Readonly<Record<string, string>> {
  const code = language === 'ku' ? 'ckb' : language;
  const files = globSync(
    [`apps/web/src/**/texts/*.${code}.json`, `packages/contract/src/locales/${code}.json`],
    {
      cwd: ROOT,
    },
  );
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))));
}

/** Throws for an unknown key. */
export function textsIn(language: WebLanguage): (key: string) => string {
  const texts = readTexts(language);
  return (key) => {
    const text = texts[key];
    if (text === undefined || text.includes('{')) throw new Error(`${key} is no plain text.`);
    return text;
  };
}
