import { brand } from '@trivia/contract/brand.ts';
import { type Language, type MenuLanguage, toMenuLanguage } from '@trivia/contract/languages.ts';
import { createContext, useContext } from 'react';
import { formatInteger } from './format-integer.ts';
import { type Message, type MessageValues, messageFormatter } from './format-message.ts';
import { type Area, loadCatalogue, type MessageKey } from './messages.ts';
import { pseudoText, readPseudoLanguage } from './pseudo-language.ts';

/**
 * Locales for `Intl`, which lacks Kurdish and formats plain Arabic with Latin digits: both use the digits of Iraqi
 * Arabic.
 */
const numberLocales: Record<Language, string> = { en: 'en', ar: 'ar-IQ-u-nu-arab', ckb: 'ar-IQ-u-nu-arab' };

/** Caches formatters, because creating one costs more than a hundred uses. */
function numberFormatter(language: Language) {
  const locale = numberLocales[language];
  const formats = new Map<string, Intl.NumberFormat>();
  return (value: number, options?: Intl.NumberFormatOptions): string => {
    if (!options && Number.isSafeInteger(value) && value >= 0) return formatInteger(value, language);
    const key = JSON.stringify(options ?? null);
    const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
    formats.set(key, format);
    return format.format(value);
  };
}

/** Texts and number formats of one language. */
export function createI18n(language: Language) {
  const formatNumber = numberFormatter(language);
  const format = messageFormatter({ language, formatNumber });
  const names = { brand: brand.name[language], plus: brand.plusName[language] };
  const messages = new Map<string, Message>();
  const loaded = new Map<Area, Promise<void>>();
  const here = new Set<Area>();

  /** Fetches one file of texts. */
  const fetchAreas = (areas: readonly Area[]): Promise<void> => {
    const loading = loadCatalogue(areas, language).then(
      (catalogue) => {
        for (const [key, message] of Object.entries(catalogue)) messages.set(key, message);
        for (const area of areas) here.add(area);
      },
      (error: unknown) => {
        for (const area of areas) loaded.delete(area);
        throw error;
      },
    );
    for (const area of areas) loaded.set(area, loading);
    return loading;
  };
  const pseudo = import.meta.env.DEV ? readPseudoLanguage(location.search) : null;

  return {
    language,
    menuLanguage: toMenuLanguage(language),
    numberLocale: numberLocales[language],
    t: (key: MessageKey, values: MessageValues = {}): string => {
      const message = messages.get(key);
      if (!message && (import.meta.env.DEV || import.meta.env.SSR))
        throw new Error(`The area of the text ${key} is not loaded.`);
      const text = format(message ?? [key], { ...names, ...values });
      return pseudo ? pseudoText(text, pseudo) : text;
    },
    formatNumber,
    /** Whether the texts of all given areas are loaded. */
    has: (wanted: readonly Area[]): boolean => wanted.every((area) => here.has(area)),
    /** Loads the texts of areas. Each is fetched once, and again after a failure. */
    load: async (wanted: readonly Area[]): Promise<void> => {
      await Promise.all(wanted.map((area) => loaded.get(area) ?? fetchAreas([area])));
    },
    /**
     * Prefetches areas that the build has joined into one file. After a failure, each area is fetched when it is
     * needed.
     */
    loadTogether: (areas: readonly Area[]): void => {
      if (areas.every((area) => loaded.has(area))) return;
      fetchAreas(areas).catch(() => undefined);
    },
  };
}

export type I18n = ReturnType<typeof createI18n>;

export const I18nContext = createContext<I18n | null>(null);

export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('There is no I18nContext above this component.');
  return i18n;
}

export type { MenuLanguage };
