import type { LazyCode } from '../../game/modes/mode.ts';
import type { I18n } from '../../lib/i18n/i18n.ts';
import { listAreas } from '../../lib/i18n/messages.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { loadSignedInUser } from '../start/start-up.ts';
import { type ScreenSource, screens } from './screens.ts';
import { withMatch } from './with-match.tsx';

/** Screens for developers. A build has neither them nor their code. */
const developerScreens = (): readonly ScreenSource[] => [
  {
    path: '/gallery',
    title: 'title.product',
    areas: listAreas(),
    load: async () => (await import('../../features/gallery/gallery-screen.tsx')).GalleryScreen,
  },
];

/** A screen in a chunk of its own, which comes together with its texts. */
const withTexts = (i18n: I18n, { areas, load }: LazyCode, player?: () => Promise<unknown>) =>
  lazyScreen(async () => (await Promise.all([load(), i18n.load(areas), player?.()]))[0]);

const toScreen = (i18n: I18n, source: ScreenSource) => {
  const { path, title, match, prefetch, askFirst, needsLoadedPlayer } = source;
  const landing = withTexts(i18n, source, needsLoadedPlayer && (() => loadSignedInUser()));
  const component = match ? withMatch(landing, withTexts(i18n, match)) : landing;
  return { path, title, component, ...(prefetch && { prefetch }), ...(askFirst && { askFirst }) };
};
export type Screen = ReturnType<typeof toScreen>;

/** The screens of the app in the language of its texts. */
export const createScreens = (i18n: I18n): readonly Screen[] =>
  [...screens, ...(import.meta.env.DEV ? developerScreens() : [])].map((source) => toScreen(i18n, source));
