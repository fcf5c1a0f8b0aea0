import { type MenuLanguage, menuLanguages } from '@trivia/contract/languages.ts';
import { useI18n } from '../lib/i18n/i18n.ts';
import { storeLanguage } from '../lib/i18n/language.ts';
import { languageNames } from '../lib/i18n/language-names.ts';
import { ButtonGroup } from './button/button-group.tsx';
import styles from './language-switch.module.css';

/** Stores the language and reloads, so that all texts change; the start sends it to the server. */
function choose(language: MenuLanguage): void {
  storeLanguage(language);
  location.reload();
}

export function LanguageSwitch() {
  const { t, menuLanguage } = useI18n();
  return (
    <ButtonGroup label={t('ui.language')} className={styles.switch}>
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
    </ButtonGroup>
  );
}
