import type { Language } from '@trivia/contract/languages.ts';

/** One text in every language. */
export type Texts = Readonly<Record<Language, string>>;
