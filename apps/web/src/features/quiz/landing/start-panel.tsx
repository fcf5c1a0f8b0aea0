import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { Play } from 'lucide-react';
import { useId } from 'react';
import { pathOfMatch } from '../../../game/modes/match-path.ts';
import { Amount } from '../../../game/player/amount.tsx';
import { useUser } from '../../../game/player/user-store.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import styles from './start-panel.module.css';

interface StartPanelProps {
  readonly offer: StakesOffer;
  /** The chosen category and wager as text. */
  readonly choice: string;
  readonly isStarting: boolean;
  readonly onStart: () => void;
}

/** Price, choices and start of a game, or the link to an unfinished one. */
export function StartPanel({ offer, choice, isStarting, onStart }: StartPanelProps) {
  const { t } = useI18n();
  const { coin } = useUser();
  const id = useId();
  if (offer.unfinishedMatchId !== null) {
    return (
      <div className={styles.panel}>
        <p>{t('stakes.running')}</p>
        <ButtonLink isWide icon={Play} to={pathOfMatch('quiz', offer.unfinishedMatchId)}>
          {t('stakes.resume')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <p className={styles.cost}>
        <span id={id}>{choice}</span>
        <span className={styles.coins}>
          {t('quiz.cost', { n: offer.coinsPerAnswer })}
          <span className={styles.have}>
            {t('stakes.have')} <Amount currency="coin" value={coin} />
          </span>
        </span>
      </p>
      <Button isWide icon={Play} isBusy={isStarting} aria-describedby={id} onClick={onStart}>
        {t(isStarting ? 'play.starting' : 'stakes.start')}
      </Button>
    </div>
  );
}
