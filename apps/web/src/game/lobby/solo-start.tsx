import type { StakesOffer } from '@trivia/contract/play/stakes.ts';
import { Crown, Play } from 'lucide-react';
import { useLocation } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { openDialog } from '../dialogs.ts';
import { pathOfMatch } from '../modes/match-path.ts';
import type { SoloModeId } from '../modes/mode-table.ts';
import { Amount } from '../player/amount.tsx';
import { useUser } from '../player/user-store.ts';
import styles from './solo-start.module.css';
import { useStartMatch } from './use-start-match.ts';

interface SoloStartProps {
  readonly offer: StakesOffer;
  readonly modeId: SoloModeId;
}

/** Label of the button. */
const labelKeyOf = (needsPlus: boolean, isStarting: boolean): MessageKey => {
  if (needsPlus) return 'stakes.unlock';
  return isStarting ? 'play.starting' : 'stakes.start';
};

/** Price and start of a solo game, or the reason why the player may not start it. */
export function SoloStart({ offer, modeId }: SoloStartProps) {
  const { t } = useI18n();
  const { coin } = useUser();
  const [, navigate] = useLocation();
  const start = useStartMatch(modeId, (matchId) => navigate(pathOfMatch(modeId, matchId)));
  if (offer.unfinishedMatchId !== null) {
    return (
      <>
        <p className={styles.words}>{t('stakes.running')}</p>
        <ButtonLink isWide icon={Play} to={pathOfMatch(modeId, offer.unfinishedMatchId)}>
          {t('stakes.resume')}
        </ButtonLink>
      </>
    );
  }
  const needsPlus = offer.refusal === 'SUBSCRIPTION_REQUIRED';
  return (
    <>
      <dl className={styles.price}>
        <dt>{t('stakes.cost')}</dt>
        <dd>
          <Amount currency="coin" value={offer.entryCoins} />
        </dd>
        <dt>{t('stakes.have')}</dt>
        <dd>
          <Amount currency="coin" value={coin} />
        </dd>
      </dl>
      <Button
        variant={needsPlus ? 'plus' : 'primary'}
        isWide
        icon={needsPlus ? Crown : Play}
        isBusy={start.isPending}
        onClick={() => (needsPlus ? openDialog('no-subscription') : start.mutate({}))}
      >
        {t(labelKeyOf(needsPlus, start.isPending))}
      </Button>
      {needsPlus && (
        <p className={styles.locked}>
          <b>{t('stakes.plusOnly')}</b> {t('stakes.plusWhy')}
        </p>
      )}
    </>
  );
}
