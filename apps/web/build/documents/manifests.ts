/** Web app manifests (https://www.w3.org/TR/appmanifest/), one for each language. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@trivia/contract/brand.ts';
import { directionOf, type Language, languages } from '@trivia/contract/languages.ts';
import { NIGHT } from '../pictures/logo.ts';

const descriptions: Readonly<Record<Language, string>> = {
  en: 'Five questions a day, the same for everyone.',
  ar: 'خمسة أسئلة كل يوم، هي نفسها للجميع.',
  ckb: 'ڕۆژی پێنج پرسیار، بۆ هەمووان وەک یەک.',
};

const manifestOf = (language: Language) => ({
  id: '/home',
  name: brand.name[language],
  short_name: brand.name[language],
  description: descriptions[language],
  lang: language,
  dir: directionOf(language),
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  orientation: 'portrait',
  background_color: NIGHT,
  theme_color: NIGHT,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

export async function writeManifests(folder: string): Promise<void> {
  for (const language of languages) {
    const text = JSON.stringify(manifestOf(language));
    await writeFile(join(folder, `manifest.${language}.webmanifest`), text);
  }
}
