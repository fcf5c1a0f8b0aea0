import { Mascot } from '../../../game/art/mascot.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { SignUpButtons } from '../parts/sign-up-buttons.tsx';
import styles from './cta-page.module.css';
import landing from './landing-page.module.css';

const campaigns = ['play', 'subscribe', 'return'] as const;

/** Landing page of SMS campaigns: one message and one action, by the link's `campaign`. */
export function CtaPage() {
  const { t } = useI18n();
  return (
    <section className={landing.hero}>
      <div className={landing.pitch}>
        <Mascot pose="hello" looks="start" className={landing.mascot} />
        {campaigns.map((campaign) => (
          <div key={campaign} className={`${styles.message} ${styles[campaign]}`}>
            <h1>{t(`cta.${campaign}Title`)}</h1>
            <p>{t(`cta.${campaign}Text`)}</p>
            <SignUpButtons>
              <DialogButton dialog={campaign === 'return' ? 'log-in' : 'sign-up'} isWide>
                {t(`cta.${campaign}Action`)}
              </DialogButton>
            </SignUpButtons>
          </div>
        ))}
      </div>
    </section>
  );
}
