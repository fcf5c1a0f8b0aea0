import type { Operator } from '@trivia/contract/billing/operators.ts';
import { brand } from '@trivia/contract/brand.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { text } from '../../lib/texts.ts';

/** Version of the text that subscribers agree to. A new text gets a new key and a new version. */
export const CONSENT_VERSION = 'v2';

/** Values of the texts about a subscription. */
export const subscriptionValues = (
  { name, terms, shortcode, stopKeyword }: Operator,
  language: Language,
) => ({
  plus: brand.plusName[language],
  operator: name[language],
  price: terms.priceIqd,
  keyword: stopKeyword,
  shortcode,
});

/** Text that a subscriber agrees to. */
export const consentText = (operator: Operator, language: Language): string =>
  text(language, 'consent.v2', subscriptionValues(operator, language));
