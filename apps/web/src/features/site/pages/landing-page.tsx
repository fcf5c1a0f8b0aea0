import { Mascot } from '../../../game/art/mascot.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { ModeList } from '../parts/mode-list.tsx';
import { OnlineBadge } from '../parts/online-badge.tsx';
import { PlusPanel } from '../parts/plus-panel.tsx';
import { ReasonList } from '../parts/reason-list.tsx';
import { SampleGame } from '../sample/sample-game.tsx';
import styles from './landing-page.module.css';

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
      <ReasonList />
      <PlusPanel />
    </>
  );
}
