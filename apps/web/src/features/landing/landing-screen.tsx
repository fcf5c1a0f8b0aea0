import { type lazy, Suspense, useState } from 'react';
import { useI18n } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Mark } from '../../ui/mark.tsx';
import styles from './landing-screen.module.css';

interface LandingScreenProps {
  /** What opens on a press of the two buttons; handed in, since a feature imports no other. */
  readonly dialogs: {
    readonly logIn: ReturnType<typeof lazy<DialogComponent>>;
    readonly signUp: ReturnType<typeof lazy<DialogComponent>>;
  };
}
type DialogComponent = (props: { onClose: () => void }) => React.ReactNode;

const reasons = ['fair', 'learn', 'first'] as const;

export function LandingScreen({ dialogs }: LandingScreenProps) {
  const { t } = useI18n();
  const [open, setOpen] = useState<'logIn' | 'signUp' | null>(null);
  const Dialog = open && dialogs[open];
  return (
    <main className={styles.page}>
      <header className={styles.top}>
        <span className={styles.logo}>
          <Mark />
          {t('landing.brand')}
        </span>
        <LanguageSwitch />
      </header>
      <section className={styles.hero}>
        <h1>
          {t('landing.know')} <span className={styles.win}>{t('landing.win')}</span>
        </h1>
        <p>{t('landing.text')}</p>
        <div className={styles.actions}>
          <Button isWide onClick={() => setOpen('signUp')}>
            {t('landing.play')}
          </Button>
          <Button variant="quiet" isWide onClick={() => setOpen('logIn')}>
            {t('landing.haveAccount')}
          </Button>
        </div>
      </section>
      <section className={styles.reasons}>
        {reasons.map((reason) => (
          <article key={reason} className={styles.reason}>
            <h2>{t(`landing.${reason}Title`)}</h2>
            <p>{t(`landing.${reason}Text`)}</p>
          </article>
        ))}
      </section>
      <Suspense>{Dialog && <Dialog onClose={() => setOpen(null)} />}</Suspense>
    </main>
  );
}
