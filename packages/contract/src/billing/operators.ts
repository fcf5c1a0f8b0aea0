/**
 * Mobile operators that sell Plus. A new operator needs an entry here, and an adapter if its API is new
 * (`apps/server/src/gateways/operators`).
 */
import { prefixOf } from '@trivia/rules/billing/phone-number.ts';
import { dailyTerms, type Terms } from '@trivia/rules/billing/terms.ts';
import { brand } from '../brand.ts';
import type { Language } from '../languages.ts';

export interface Operator {
  /** Part of the addresses `/store/iraq/{slug}/subscribe`. */
  readonly slug: string;
  readonly name: Readonly<Record<Language, string>>;
  /** First two digits of its numbers, after the country code. */
  readonly prefixes: readonly string[];
  /** Number to which subscribers send the stop keyword, free of charge. */
  readonly shortcode: string;
  readonly stopKeyword: string;
  /** Number of digits after +964. */
  readonly phoneDigits: number;
  readonly codeDigits: number;
  readonly terms: Terms;
  readonly serviceId: string;
  readonly serviceProviderId: string;
  readonly serviceName: string;
  readonly merchantName: string;
  /** Adapter for the operator's API. */
  readonly gateway: 'signed' | 'vms';
}

export const operators: readonly Operator[] = [
  {
    slug: brand.operatorSlug,
    name: { en: 'Tigris Mobile', ar: 'دجلة موبايل', ckb: 'دیجلە مۆبایل' },
    prefixes: ['75', '77', '78', '79'],
    shortcode: '2115',
    stopKeyword: '0',
    phoneDigits: 10,
    codeDigits: 4,
    terms: dailyTerms,
    serviceId: `${brand.slug}-plus`,
    serviceProviderId: brand.slug,
    serviceName: brand.plusName.en,
    merchantName: brand.name.en,
    gateway: 'signed',
  },
];

export const findOperator = (slug: string): Operator | undefined =>
  operators.find((operator) => operator.slug === slug);

/** Tells whether a number (`+9647XXXXXXXXX`) is one of the operator's, since Iraq has no number portability. */
export const isOfOperator = ({ prefixes }: Operator, number: string): boolean =>
  prefixes.includes(prefixOf(number));
