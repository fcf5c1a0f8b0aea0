import { brand } from '@trivia/contract/brand.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { Benefit } from '@trivia/rules/store/products.ts';
import { text } from '../../lib/texts.ts';

/** Name of a product by its benefit, such as "Zana Plus, 30 days". */
export const productName = (language: Language, benefit: Benefit): string =>
  benefit.kind === 'plus'
    ? text(language, 'product.plus', { plus: brand.plusName[language], days: benefit.days })
    : text(language, 'product.coins', { coins: benefit.coins });
