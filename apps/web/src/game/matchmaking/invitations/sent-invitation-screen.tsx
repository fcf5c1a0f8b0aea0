import { RotateCw, UserX } from 'lucide-react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CountdownRing } from '../../../ui/figures/countdown-ring.tsx';
import { useIsOffline } from '../../live-events/online-store.ts';
import { liveModeOf } from '../../modes/mode-table.ts';
import { Face } from '../../player/face.tsx';
import { ReportablePicture } from '../../report/reportable-picture.tsx';
import { WaitingStage } from '../queue/waiting-stage.tsx';
import type { Invitation } from './invitation-query.ts';
import styles from './sent-invitation-screen.module.css';
import { useOwnInvitation } from './use-own-invitation.ts';

const LIFE_MS = 59_000;

export interface InvitedPlayer {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly frame?: string | undefined;
}

interface SentInvitationScreenProps {
  readonly invitation: Invitation;
  readonly player: InvitedPlayer;
  readonly isResending: boolean;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** Waits for the invited player's answer until the invitation expires, and then offers alternatives. */
export function SentInvitationScreen({
  invitation,
  player,
  isResending,
  onResend,
  onBack,
}: SentInvitationScreenProps) {
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
      modeId={modeId}
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
            <Button variant="quiet" isWide icon={RotateCw} isBusy={isResending} onClick={onResend}>
              {t('waiting.askAgain')}
            </Button>
          </>
        )
      }
    >
      <div className={isWaiting ? styles.asked : styles.gone}>
        <ReportablePicture name={player.name} url={player.image} beforeGame={isWaiting}>
          <Face src={player.image} frame={player.frame} className={styles.face} />
        </ReportablePicture>
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
