import type { PublicPageName } from '@trivia/contract/pages.ts';
import type { ReactNode } from 'react';
import { skies } from '../../game/art/skies.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { CtaPage } from './pages/cta-page.tsx';
import { LandingPage } from './pages/landing-page.tsx';
import { LegalPage } from './pages/legal-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { OfferPage } from './pages/offer-page.tsx';
import { PageBackground } from './parts/page-background.tsx';

interface PublicPage {
  readonly title: MessageKey;
  readonly description: MessageKey;
  readonly content: ReactNode;
  /** Picture behind the header and the top of the content. */
  readonly ground?: ReactNode;
}

const hero = <PageBackground {...skies} />;
const citadel = 'scene-erbil-citadel';

/** Every public page: its description for search engines and link previews, and its content. */
export const publicPageParts: Readonly<Record<PublicPageName, PublicPage>> = {
  landing: {
    title: 'site.landingTitle',
    description: 'landing.text',
    content: <LandingPage />,
    ground: hero,
  },
  cta: { title: 'site.landingTitle', description: 'landing.text', content: <CtaPage />, ground: hero },
  subscription: {
    title: 'offer.title',
    description: 'offer.text',
    content: <OfferPage />,
    ground: (
      <PageBackground night={{ ...skies.night, name: citadel }} day={{ ...skies.day, name: citadel }} isLow />
    ),
  },
  terms: { title: 'terms.title', description: 'terms.lead', content: <LegalPage text="terms" /> },
  eula: { title: 'eula.title', description: 'eula.lead', content: <LegalPage text="eula" /> },
  privacy: { title: 'privacy.title', description: 'privacy.lead', content: <LegalPage text="privacy" /> },
  about: { title: 'about.title', description: 'about.lead', content: <LegalPage text="about" /> },
  'fair-play': {
    title: 'fairPlay.title',
    description: 'fairPlay.lead',
    content: <LegalPage text="fairPlay" />,
  },
  'data-deletion': {
    title: 'dataDeletion.title',
    description: 'dataDeletion.lead',
    content: <LegalPage text="dataDeletion" />,
  },
  'not-found': { title: 'missing.title', description: 'missing.text', content: <NotFoundPage /> },
};
