import { useQuery } from '@tanstack/react-query';
import type { LiveType } from '@trivia/contract/play/live-games.ts';
import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import { Crown } from 'lucide-react';
import { modeIcons } from '../../game/modes/mode-icons.ts';
import { findLiveMode, liveModeOf, modeTable } from '../../game/modes/mode-table.ts';
import { Face } from '../../game/player/face.tsx';
import { useUserStore } from '../../game/player/user-store.ts';
import { stakesQuery } from '../../game/queries/stakes-query.ts';
import { ReportablePicture } from '../../game/report/reportable-picture.tsx';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogActions } from '../../ui/dialog/dialog-actions.tsx';
import styles from './invitation-dialog.module.css';
import { TimeBar } from './time-bar.tsx';
import { useIsSeen } from './use-is-seen.ts';

export const INVITATION_LASTS_MS = 59_000;
const GLYPH_SIZE = 22;
/** Id of the 1v1 stakes without coins. */
const FREE_STAKES = 'free';

/** An invitation to a mode that the app knows. */
export type KnownInvitation = InvitationEvent & { readonly type: LiveType };

export const isKnown = (invitation: InvitationEvent): invitation is KnownInvitation =>
  findLiveMode(invitation.type) !== undefined;

/** Prize of a player without Plus: points, and the returned stake. The opponent's coins are for Plus. */
function FreeStake({ entryCoins, points }: { readonly entryCoins: number; readonly points: number }) {
  const { t } = useI18n();
  return (
    <>
      {t('invitation.freeStake', { n: entryCoins, points })}
      <span className={styles.plus}>
        <Crown className={styles.crown} aria-hidden="true" />
        {t('invitation.moreWithPlus', { n: entryCoins })}
      </span>
    </>
  );
}

function Stake({ type, plan: stakesId, honour }: Pick<KnownInvitation, 'type' | 'plan' | 'honour'>) {
  const { t } = useI18n();
  const hasPlus = useUserStore(({ user }) => user?.hasSubscription);
  const { data: offers } = useQuery(stakesQuery(liveModeOf(type)));
  const offer = offers?.find(({ id }) => id === stakesId);
  if (honour) return <p className={styles.stake}>{t(`invitation.honour.${honour}`)}</p>;
  // Reserve two lines from the start, so that nothing moves under a finger.
  const isLong = !hasPlus && stakesId !== FREE_STAKES;
  return (
    <p className={styles.stake} data-is-long={isLong}>
      {offer?.entryCoins === 0 && t('invitation.free')}
      {offer && offer.entryCoins > 0 && hasPlus && t('invitation.stake', { n: offer.entryCoins })}
      {offer && offer.entryCoins > 0 && !hasPlus && (
        <FreeStake entryCoins={offer.entryCoins} points={offer.rewards.pointsForWin} />
      )}
      {!offer && '\u00a0'}
    </p>
  );
}

interface InvitationDialogProps {
  readonly invitation: KnownInvitation;
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** Invitation to accept or decline. It closes when the invitation expires. */
export function InvitationDialog({ invitation, onAnswer }: InvitationDialogProps) {
  const { t } = useI18n();
  const { type, plan, rematch, requester, expiresAtMs, honour } = invitation;
  const modeId = liveModeOf(type);
  const IconOf = modeIcons[modeId];
  const isSeen = useIsSeen();
  const decline = () => onAnswer(false);
  return (
    <Dialog
      title={t(rematch ? 'invitation.title.rematch' : `invitation.title.${modeId}`)}
      width={400}
      onClose={() => isSeen() && decline()}
    >
      <TimeBar expiresAtMs={expiresAtMs} lastsMs={INVITATION_LASTS_MS} />
      <div className={styles.who} style={{ '--hue': modeTable[modeId].hue }}>
        <div className={styles.portrait}>
          <span className={styles.ripple} />
          <ReportablePicture name={requester.name} url={requester.image}>
            <Face src={requester.image} frame={requester.frame} className={styles.face} />
          </ReportablePicture>
          <span className={styles.glyph} aria-hidden="true">
            <IconOf size={GLYPH_SIZE} />
          </span>
        </div>
        <p className={styles.name}>
          <bdi>{requester.name}</bdi>
        </p>
      </div>
      <p className={styles.text}>
        {rematch
          ? t('invitation.text.rematch', { game: t(`mode.${modeId}`) })
          : t(`invitation.text.${modeId}`)}
      </p>
      <Stake type={type} plan={plan} honour={honour} />
      <DialogActions>
        <Button isWide onClick={() => onAnswer(true)}>
          {t('invitation.yes')}
        </Button>
        <Button variant="quiet" isWide onClick={decline}>
          {t('invitation.no')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
