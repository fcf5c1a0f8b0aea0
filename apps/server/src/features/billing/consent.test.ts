import { operators } from '@trivia/contract/billing/operators.ts';
import { expect, it } from 'vitest';
import { consentText } from './consent.ts';

it.each([
  ['en', '300'],
  ['ar', '٣٠٠'],
  ['ckb', '٣٠٠'],
] as const)('writes the price in the digits of %s, and codes to dial in Latin ones', (language, price) => {
  const [operator] = operators;
  if (!operator) throw new Error('There is no operator.');
  const numbers = consentText(operator, language).match(/\d+|[٠-٩]+/g);
  expect(numbers).toEqual([price, operator.stopKeyword, operator.shortcode]);
});
