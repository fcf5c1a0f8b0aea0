/** The pages that everybody may see; they are built beforehand, in every language. */
import { brand } from './brand.ts';

export const publicPages = [
  { name: 'landing', path: '/landing' },
  { name: 'cta', path: '/cta' },
  { name: 'subscription', path: `/${brand.slug}-subscription` },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'eula', path: '/eula' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'about', path: '/about-us' },
  { name: 'data-deletion', path: '/data-deletion' },
] as const;

export type PublicPageName = (typeof publicPages)[number]['name'] | 'not-found';
