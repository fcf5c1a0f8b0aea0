import { Mascot } from '../../../game/art/mascot.tsx';
import { Niche } from '../../../game/art/niche.tsx';
import { Picture } from '../../../game/art/picture.tsx';
import { plusOfferPath } from '../../../game/offers/plus-offer.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DialogButton } from '../parts/dialog-button.tsx';
import { ModeList } from '../parts/mode-list.tsx';
import { OnlineBadge } from '../parts/online-badge.tsx';
import { SampleGame } from '../sample/sample-game.tsx';
import styles from './landing-page.module.css';

const reasons = [
  { reason: 'fair', thing: 'thing-lamassu' },
  { reason: 'learn', thing: 'thing-book' },
  { reason: 'first', thing: 'thing-ziggurat' },
] as const;

/** Landing page for visitors: the game, sample questions, the modes, and the sign-up. */
export function LandingPage() {
  const { t } = useI18n();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <Mascot pose="hello" looks="start" className={styles.mascot} />
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
        {reasons.map(({ reason, thing }) => (
          <article key={reason} className={styles.reason}>
            <Niche name={thing} className={styles.niche} />
            <div>
              <h2>{t(`landing.${reason}Title`)}</h2>
              <p>{t(`landing.${reason}Text`)}</p>
            </div>
          </article>
        ))}
      </section>
      <section className={styles.plus}>
        <Picture
          name="scene-erbil-citadel"
          sizes="(width >= 56.25rem) 40rem, 100vw"
          className={styles.citadel}
        />
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
