/** Texts by area. English defines the keys; an area is fetched with the first screen that uses it. */
import type { Language } from '@trivia/contract/languages.ts';
import type { Message } from './format-message.ts';

type Messages = Readonly<Record<string, Message>>;

/** The English catalogue of each area. `texts.ts` adds the areas of the app. */
export interface Catalogues {
  /** Names of form fields and their errors, shared with the server. */
  contract: typeof import('@trivia/contract/locales/en.json');
}

/** Catalogues that share one file per mode. `texts.ts` adds one for each mode. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by augmentation.
export interface SharedCatalogues {}

type KeyOf<C> = C extends unknown ? keyof C : never;
type ValueOf<C> = C extends unknown ? C[keyof C] : never;
type Shared = ValueOf<SharedCatalogues>;

export type Area = keyof Catalogues | KeyOf<Shared>;
export type MessageKey = KeyOf<ValueOf<Catalogues>> | KeyOf<ValueOf<Shared>>;

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

const sharedLoaders: Loaders<Readonly<Record<string, Messages>>> = import.meta.glob<
  Readonly<Record<string, Messages>>
>('../../**/texts/mode.*.json', { query: '?messages', import: 'areas' });
const ownLoaders: Loaders<Messages> = import.meta.glob<Messages>(
  ['../../**/texts/*.json', '!**/mode.*.json'],
  { query: '?messages', import: 'messages' },
);
const contractLoaders: Loaders<Messages> = import.meta.glob<Messages>(
  '../../../../../packages/contract/src/locales/*.json',
  { query: '?messages', import: 'messages' },
);
/** Marked as pure, so that a production build drops this list. */
const loaders: Loaders<Messages> = /* @__PURE__ */ Object.assign({}, ownLoaders, contractLoaders);

/** Every area with a catalogue. */
export const listAreas = (): readonly Area[] =>
  Object.keys(loaders)
    .flatMap((path) => {
      const [, area] = /\/(\w+)\.en\.json$/.exec(path) ?? [];
      return area ? [area as Area] : [];
    })
    .concat('contract');

const loadAll = <T>(from: Loaders<T>, end: string): Promise<readonly T[]> =>
  Promise.all(Object.entries(from).flatMap(([path, load]) => (path.endsWith(end) ? [load()] : [])));

async function loadAreaSource(area: Area, language: Language): Promise<Messages> {
  const end = area === 'contract' ? `/locales/${language}.json` : `/${area}.${language}.json`;
  const own = await loadAll(loaders, end);
  const shared = await loadAll(sharedLoaders, `.${language}.json`);
  const parts = [...own, ...shared.flatMap((areas) => (areas[area] ? [areas[area]] : []))];
  if (parts.length === 0) throw new Error(`There is no catalogue ${area} in ${language}.`);
  return Object.assign({}, ...parts);
}

/** Loads texts from the sources, for tests, development and prerendering. */
async function loadSource(areas: readonly Area[], language: Language): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(areas.map((area) => loadAreaSource(area, language)))));
}

/** Loads texts from the build, whose file names follow a rule, so that no script lists them. */
async function loadBuilt(areas: readonly Area[], language: Language): Promise<Messages> {
  const path = `/assets/${areas.join('-')}.${language}.${__TEXTS_HASH__}.js`;
  const { messages }: { readonly messages: Messages } = await import(/* @vite-ignore */ path);
  return messages;
}

/** The compiled texts of one area in one language, or of several that the build has joined into one file. */
export const loadCatalogue = import.meta.env.PROD && !import.meta.env.SSR ? loadBuilt : loadSource;
