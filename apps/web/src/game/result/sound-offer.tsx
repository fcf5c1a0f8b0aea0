import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { isSoundUndecided, markSoundAsked, playSound, useFeedbackStore } from '../../lib/feedback.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './sound-offer.module.css';

/** Height of the actions that cover the foot of an ending, in pixels. */
const FOOT_PX = 96;

/** Marks the question as asked once it was visible, since it may be below the fold. */
function markOnceSeen(element: HTMLElement | null) {
  if (!element) return;
  if (typeof IntersectionObserver === 'undefined') return markSoundAsked();
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && markSoundAsked(),
    { rootMargin: `0px 0px -${FOOT_PX}px`, threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

const focusQuietly = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Question whether to play sound, in the first ending of a player who has not decided. */
export function SoundOffer() {
  const { t } = useI18n();
  const setSound = useFeedbackStore((feedback) => feedback.setSound);
  const [isAsked] = useState(isSoundUndecided);
  const [answer, setAnswer] = useState<'on' | 'off' | null>(null);
  if (!isAsked) return null;

  const decide = (hasSound: boolean) => {
    setSound(hasSound);
    setAnswer(hasSound ? 'on' : 'off');
    if (hasSound) void playSound('win');
  };
  const SignOf = answer === 'on' ? Volume2 : VolumeX;
  return (
    <section ref={markOnceSeen} className={styles.offer} aria-label={t('play.sound')}>
      <SignOf key={answer} className={styles.sign} data-answer={answer} aria-hidden="true" />
      {answer === null ? (
        <>
          <p>{t('result.soundAsk')}</p>
          <div className={styles.answers}>
            <Button variant="second" onClick={() => decide(true)}>
              {t('result.soundYes')}
            </Button>
            <Button variant="quiet" onClick={() => decide(false)}>
              {t('result.soundNo')}
            </Button>
          </div>
        </>
      ) : (
        // Take the focus of the pressed button, which is gone.
        <p ref={focusQuietly} tabIndex={-1}>
          {t(answer === 'on' ? 'result.soundOn' : 'result.soundOff')}
        </p>
      )}
    </section>
  );
}
