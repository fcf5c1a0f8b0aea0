import { menuLanguages, toLanguage } from '@trivia/contract/languages.ts';
import { FAIR_PLAY_PATH } from '@trivia/contract/pages.ts';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { languageNames } from '../../lib/i18n/language-names.ts';
import { Logo } from '../../ui/ornament/logo.tsx';
import styles from './page-frame.module.css';

const footerLinks = [
  { href: '/about-us', key: 'site.about' },
  { href: FAIR_PLAY_PATH, key: 'site.fairPlay' },
  { href: '/terms-and-conditions', key: 'site.terms' },
  { href: '/privacy-policy', key: 'site.privacy' },
  { href: '/eula', key: 'site.eula' },
  { href: '/data-deletion', key: 'site.dataDeletion' },
] as const;

const shortNames = { en: 'EN', ar: 'ع', ku: 'کو' } as const;

interface PageFrameProps {
  readonly children: ReactNode;
  /** Picture behind the header and the top of the content. */
  readonly ground: ReactNode;
}

/** Frame around every public page. Languages are links, which work without a script. */
export function PageFrame({ children, ground }: PageFrameProps) {
  const { t, menuLanguage } = useI18n();
  return (
    <div className={styles.page} data-ground={ground ? '' : undefined}>
      {ground}
      <header className={styles.top}>
        <a className={styles.logo} href="/landing">
          <Logo />
          {t('site.brand')}
        </a>
        <nav className={styles.languages} aria-label={t('site.languages')}>
          {menuLanguages.map((language) => (
            <a
              key={language}
              href={`?lang=${language}`}
              lang={toLanguage(language)}
              hrefLang={toLanguage(language)}
              aria-current={language === menuLanguage ? 'true' : undefined}
            >
              <span aria-hidden="true">{shortNames[language]}</span>
              <span className={styles.name}>{languageNames[language]}</span>
            </a>
          ))}
        </nav>
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <nav className={styles.links} aria-label={t('site.more')}>
          {footerLinks.map(({ href, key }) => (
            <a key={href} href={href}>
              {t(key)}
            </a>
          ))}
        </nav>
      </footer>
    </div>
  );
}
