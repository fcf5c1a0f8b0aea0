import ar from './texts/ar.json' with { type: 'json' };
import ckb from './texts/ckb.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

export type TextKey = keyof typeof en;
export type PageLanguage = 'en' | 'ar' | 'ckb';

const texts: Readonly<Record<PageLanguage, Readonly<Record<TextKey, string>>>> = { en, ar, ckb };

export const languageOf = (language: string): PageLanguage =>
  language === 'ar' || language === 'ckb' ? language : 'en';

export const text = (language: PageLanguage, key: TextKey, values: Record<string, string> = {}): string =>
  texts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const units: Readonly<Record<string, Readonly<Record<PageLanguage, string>>>> = {
  iqd: { en: 'IQD', ar: 'دينار', ckb: 'دینار' },
  usd: { en: 'USD', ar: 'دولار', ckb: 'دۆلار' },
};

/** Formats an amount: whole dinars, or dollars from cents. */
export function priceText(language: PageLanguage, amount: number, currency: string): string {
  const digits = new Intl.NumberFormat(language === 'en' ? 'en' : 'ar-IQ-u-nu-arab', {
    minimumFractionDigits: currency === 'usd' ? 2 : 0,
  });
  const shown = digits.format(currency === 'usd' ? amount / 100 : amount);
  return `${shown} ${units[currency]?.[language] ?? currency.toUpperCase()}`;
}
