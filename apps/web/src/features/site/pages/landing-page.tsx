import { plusOfferPath } from '../../../game/offers/plus-offer.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Weave } from '../../../ui/ornament/weave.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { ModeList } from '../parts/mode-list.tsx';
import { OnlineBadge } from '../parts/online-badge.tsx';
import { SampleGame } from '../sample/sample-game.tsx';
import styles from './landing-page.module.css';

const reasons = ['fair', 'learn', 'first'] as const;

/** Landing page for visitors: the game, sample questions, the modes, and the sign-up. */
export function LandingPage() {
  const { t } = useI18n();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1>
            {t('landing.know')} <span className={styles.win}>{t('landing.win')}</span>
          </h1>
          <p>{t('landing.text')}</p>
          <div className={styles.actions}>
            <DialogButton dialog="sign-up" isWide>
              {t('landing.play')}
            </DialogButton>
            <DialogButton dialog="log-in" variant="quiet" isWide>
              {t('landing.haveAccount')}
            </DialogButton>
          </div>
        </div>
        <div className={styles.sample}>
          <OnlineBadge />
          <SampleGame />
        </div>
      </section>
      <ModeList />
      <section className={styles.reasons}>
        {reasons.map((reason) => (
          <article key={reason} className={styles.reason}>
            <h2>{t(`landing.${reason}Title`)}</h2>
            <p>{t(`landing.${reason}Text`)}</p>
          </article>
        ))}
      </section>
      <section className={styles.plus}>
        <Weave />
        <div>
          <h2>{t('landing.plusTitle')}</h2>
          <p>{t('landing.plusText')}</p>
        </div>
        <Button variant="plus" href={plusOfferPath}>
          {t('landing.plusMore')}
        </Button>
      </section>
    </>
  );
}
