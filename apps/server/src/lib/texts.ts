/** Texts of the server in three languages: errors and fields from the contract, mails from `locales/`. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@trivia/contract/languages.ts';
import contractAr from '@trivia/contract/locales/ar.json' with { type: 'json' };
import contractCkb from '@trivia/contract/locales/ckb.json' with { type: 'json' };
import contractEn from '@trivia/contract/locales/en.json' with { type: 'json' };
import ar from '../locales/ar.json' with { type: 'json' };
import ckb from '../locales/ckb.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

export type TextKey = keyof typeof contractEn | keyof typeof en;
export type TextValues = Readonly<Record<string, number | string>>;

const catalogues: Record<Language, Record<string, string>> = {
  en: { ...contractEn, ...en },
  ar: { ...contractAr, ...ar },
  ckb: { ...contractCkb, ...ckb },
};

/** Locales for numbers. Intl does not support Kurdish, which uses the Arabic digits. */
const numberLocales: Record<Language, string> = { en: 'en', ar: 'ar-IQ-u-nu-arab', ckb: 'ar-IQ-u-nu-arab' };

function makeTranslator(language: Language) {
  const messages = Object.fromEntries(
    Object.entries(catalogues[language]).map(([key, message]) => [key, compileMessage(message)]),
  );
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: language, locales: [numberLocales[language]], messages });
  return i18n;
}

const translators = { en: makeTranslator('en'), ar: makeTranslator('ar'), ckb: makeTranslator('ckb') };

export const isTextKey = (key: string): key is TextKey => key in catalogues.en;

/** Text of a key in a language, with its placeholders filled in. */
export const text = (language: Language, key: TextKey, values: TextValues = {}): string =>
  translators[language]._(key, { ...values });
