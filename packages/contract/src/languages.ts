/** Languages, by the ids of server and content, and those of menu and local storage (`ku` for `ckb`). */
export const languages = ['en', 'ar', 'ckb'] as const;
export type Language = (typeof languages)[number];

export const menuLanguages = ['en', 'ar', 'ku'] as const;
export type MenuLanguage = (typeof menuLanguages)[number];

export const isMenuLanguage = (value: unknown): value is MenuLanguage =>
  menuLanguages.some((language) => language === value);

export const toLanguage = (language: MenuLanguage): Language => (language === 'ku' ? 'ckb' : language);
export const toMenuLanguage = (language: Language): MenuLanguage => (language === 'ckb' ? 'ku' : language);
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'en' ? 'ltr' : 'rtl');
