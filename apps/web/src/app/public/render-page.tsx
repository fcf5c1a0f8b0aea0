/** Prerenders the public pages at build time. */
import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/global.css';
import '../../styles/forced-colors.css';
import { directionOf, type Language, toMenuLanguage } from '@trivia/contract/languages.ts';
import type { PublicPageName } from '@trivia/contract/pages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageFrame } from '../../features/site/page-frame.tsx';
import { publicPageParts } from '../../features/site/public-page.tsx';
import { createI18n, I18nContext } from '../../lib/i18n/i18n.ts';

export interface RenderedPage {
  readonly language: Language;
  readonly menuLanguage: 'en' | 'ar' | 'ku';
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

export async function renderPage(name: PublicPageName, language: Language): Promise<RenderedPage> {
  const i18n = createI18n(language);
  // The area `lobby` contains the rules of the modes.
  await i18n.load(['common', 'site', 'legal', 'lobby']);
  const { title, description, content, ground } = publicPageParts[name];
  const body = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <PageFrame ground={ground}>{content}</PageFrame>
    </I18nContext>,
  );
  const isLanding = name === 'landing' || name === 'cta';
  return {
    language,
    menuLanguage: toMenuLanguage(language),
    direction: directionOf(language),
    title: isLanding ? i18n.t(title) : `${i18n.t(title)} | ${i18n.t('title.product')}`,
    description: i18n.t(description),
    body,
  };
}
