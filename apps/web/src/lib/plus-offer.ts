import { brand } from '@trivia/contract/brand.ts';

/** The page that offers Plus. */
export const plusOfferPath = `/${brand.slug}-subscription`;
