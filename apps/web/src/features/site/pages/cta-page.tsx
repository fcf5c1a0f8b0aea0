import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Logo } from '../../../ui/ornament/logo.tsx';
import { Weave } from '../../../ui/ornament/weave.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { SignUpButtons } from '../parts/sign-up-buttons.tsx';
import styles from './cta-page.module.css';

const campaigns = ['play', 'subscribe', 'return'] as const;
const LOGO_SIZE = 96;

/** Landing page of SMS campaigns: one message and one action, by the link's `campaign`. */
export function CtaPage() {
  const { t } = useI18n();
  return (
    <section className={styles.cta}>
      <Weave />
      <Logo size={LOGO_SIZE} />
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
    </section>
  );
}
