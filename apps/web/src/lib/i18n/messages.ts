/** Texts by area. English defines the keys; an area is fetched with the first screen that needs it. */
import type { Language } from '@trivia/contract/languages.ts';
import type { Message } from './format-message.ts';

type Messages = Readonly<Record<string, Message>>;

/** The English catalogue of each area. `texts.ts` adds those of the app's own folders. */
export interface Catalogues {
  /** Names of fields and what is wrong with them, as the server says it. */
  contract: typeof import('@trivia/contract/locales/en.json');
}

export type Area = keyof Catalogues;
export type MessageKey = { [A in Area]: keyof Catalogues[A] }[Area];

const loaders: Readonly<Record<string, () => Promise<Messages>>> = {
  ...import.meta.glob<Messages>('../../**/texts/*.json', { query: '?messages', import: 'messages' }),
  ...import.meta.glob<Messages>('../../../../../packages/contract/src/locales/*.json', {
    query: '?messages',
    import: 'messages',
  }),
};

/** Every area that has a catalogue. */
export const listAreas = (): readonly Area[] =>
  Object.keys(loaders)
    .flatMap((path) => {
      const [, area] = /\/(\w+)\.en\.json$/.exec(path) ?? [];
      return area ? [area as Area] : [];
    })
    .concat('contract');

/** From the sources, as tests, development and the public pages have them. */
async function loadSource(area: Area, language: Language): Promise<Messages> {
  const end = area === 'contract' ? `/locales/${language}.json` : `/${area}.${language}.json`;
  const path = Object.keys(loaders).find((one) => one.endsWith(end));
  const load = path && loaders[path];
  if (!load) throw new Error(`There is no catalogue ${area} in ${language}.`);
  return load();
}

/** From the build, which names the files of catalogues by a rule, so that no script need list them. */
async function loadBuilt(area: Area, language: Language): Promise<Messages> {
  const path = `/assets/${area}.${language}.${__TEXTS_HASH__}.js`;
  const { messages }: { readonly messages: Messages } = await import(/* @vite-ignore */ path);
  return messages;
}

/** The compiled messages of one area in one language. */
export const loadCatalogue = import.meta.env.PROD && !import.meta.env.SSR ? loadBuilt : loadSource;
