import { type MenuLanguage, menuLanguages } from '@trivia/contract/languages.ts';
import { useI18n } from '../lib/i18n/i18n.ts';
import { storeLanguage } from '../lib/i18n/language.ts';
import { languageNames } from '../lib/i18n/language-names.ts';
import styles from './language-switch.module.css';

/** Changes the language by loading the page again: everything is then of one piece, and the start tells the server. */
function choose(language: MenuLanguage): void {
  storeLanguage(language);
  location.reload();
}

export function LanguageSwitch() {
  const { t, menuLanguage } = useI18n();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form; these are buttons.
    <div role="group" aria-label={t('ui.language')} className={styles.switch}>
      {menuLanguages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language === 'ku' ? 'ckb' : language}
          className={styles.language}
          aria-pressed={language === menuLanguage}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
