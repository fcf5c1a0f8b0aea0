import type { LazyCode } from '../../game/modes/mode.ts';
import type { I18n } from '../../lib/i18n/i18n.ts';
import { listAreas } from '../../lib/i18n/messages.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { type ScreenSource, screens } from './screens.ts';
import { withLoadedPlayer } from './with-loaded-player.tsx';
import { withMatch } from './with-match.tsx';

/** Screens for developers, which builds leave out. */
const developerScreens = (): readonly ScreenSource[] => [
  {
    path: '/gallery',
    title: 'title.product',
    areas: listAreas(),
    load: async () => (await import('../../features/gallery/gallery-screen.tsx')).GalleryScreen,
  },
];

/** A lazy screen that also loads its texts. */
const withTexts = (i18n: I18n, { areas, load }: LazyCode) =>
  lazyWithPreload(async () => (await Promise.all([load(), i18n.load(areas)]))[0]);

const toScreen = (i18n: I18n, source: ScreenSource) => {
  const { path, title, match, prefetch, fetchFirst, needsLoadedPlayer } = source;
  const code = withTexts(i18n, source);
  const landing = needsLoadedPlayer ? withLoadedPlayer(code) : code;
  const component = match ? withMatch(landing, withTexts(i18n, match)) : landing;
  return { path, title, component, ...(prefetch && { prefetch }), ...(fetchFirst && { fetchFirst }) };
};
export type Screen = ReturnType<typeof toScreen>;

/** The screens of the app in one language. */
export const createScreens = (i18n: I18n): readonly Screen[] =>
  [...screens, ...(import.meta.env.DEV ? developerScreens() : [])].map((source) => toScreen(i18n, source));
