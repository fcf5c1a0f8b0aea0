import { RotateCw, UserX } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CountdownRing } from '../../../ui/figures/countdown-ring.tsx';
import { liveModeOf, modeTable } from '../../modes/mode-table.ts';
import { useIsOffline } from '../../news/online-store.ts';
import { WaitingStage } from '../queue/waiting-stage.tsx';
import styles from './asked-screen.module.css';
import type { Invitation } from './invitation-query.ts';
import { useOwnInvitation } from './use-own-invitation.ts';

const LIFE_MS = 59_000;
const AVATAR_SIZE = 128;

export interface Asked {
  readonly id: string;
  readonly name: string;
  readonly image: string;
}

interface AskedScreenProps {
  readonly invitation: Invitation;
  readonly player: Asked;
  readonly isAskingAgain: boolean;
  readonly onAskAgain: () => void;
  readonly onBack: () => void;
}

/** Waiting for one player's answer, as long as the invitation lives; and what to do when there is none. */
export function AskedScreen({ invitation, player, isAskingAgain, onAskAgain, onBack }: AskedScreenProps) {
  const { t } = useI18n();
  const { id, expiresAtMs } = invitation;
  const modeId = liveModeOf(invitation.type);
  const { data = invitation, isError } = useOwnInvitation(modeId, id, { endsWithPage: true });
  const isWaiting = data.status === 'open' || data.status === 'accepted';
  const isOffline = useIsOffline(player.id);
  const name = isolate(player.name);
  const why = data.status === 'declined' ? 'declined' : 'expired';
  return (
    <WaitingStage
      hue={modeTable[modeId].hue}
      title={isWaiting ? t('waiting.askedTitle', { name }) : t(`waiting.${why}Title`)}
      words={
        <>
          <p>{isWaiting ? t('waiting.askedBody') : t(`waiting.${why}Body`, { name })}</p>
          <p role="status" className={styles.lost}>
            {isError && isWaiting && t('waiting.cutOff')}
            {!isError && isWaiting && isOffline && t('waiting.askedOffline', { name })}
          </p>
        </>
      }
      actions={
        isWaiting ? (
          <Button variant="quiet" isWide onClick={onBack}>
            {t('waiting.takeBack')}
          </Button>
        ) : (
          <>
            <Button isWide onClick={onBack}>
              {t('waiting.back')}
            </Button>
            <Button variant="quiet" isWide icon={RotateCw} isBusy={isAskingAgain} onClick={onAskAgain}>
              {t('waiting.askAgain')}
            </Button>
          </>
        )
      }
    >
      <div className={isWaiting ? styles.asked : styles.gone}>
        <img src={player.image} alt="" width={AVATAR_SIZE} height={AVATAR_SIZE} />
        <span className={styles.badge}>
          {isWaiting ? (
            <CountdownRing opensAtMs={expiresAtMs - LIFE_MS} closesAtMs={expiresAtMs} />
          ) : (
            <UserX aria-hidden="true" />
          )}
        </span>
      </div>
      <bdi className={styles.name}>{player.name}</bdi>
    </WaitingStage>
  );
}
