import { useQuery } from '@tanstack/react-query';
import type { InvitationEvent } from '@trivia/contract/realtime.ts';
import { gameName } from '../../lib/game-names.ts';
import { useI18n } from '../../lib/i18n.ts';
import { plansQuery } from '../../lib/plans-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { type LiveGameType, liveGames } from '../../ui/live-games.ts';
import styles from './invitation-dialog.module.css';
import { TimeBar } from './time-bar.tsx';

export const INVITATION_LASTS_MS = 59_000;
const AVATAR_SIZE = 104;
const GLYPH_SIZE = 22;

/** An invitation to one of the games that the app has. */
export type KnownInvitation = InvitationEvent & { readonly type: LiveGameType };

export const isKnown = (invitation: InvitationEvent): invitation is KnownInvitation =>
  invitation.type in liveGames;

function Stake({ type, plan }: Pick<KnownInvitation, 'type' | 'plan'>) {
  const { t } = useI18n();
  const { data: plans } = useQuery(plansQuery(type, 'multi'));
  const entryCoins = plans?.find(({ id }) => id === plan)?.entryCoins;
  return (
    <p className={styles.stake}>
      {entryCoins === 0 && t('invitation.free')}
      {entryCoins !== undefined && entryCoins > 0 && t('invitation.stake', { n: entryCoins })}
      {/* The line is there from the start, so that nothing moves under a finger. */}
      {entryCoins === undefined && '\u00a0'}
    </p>
  );
}

interface InvitationDialogProps {
  readonly invitation: KnownInvitation;
  readonly onAnswer: (isAccepted: boolean) => void;
}

/** Somebody wants to play: now or not. It waits no longer than the other does. */
export function InvitationDialog({ invitation, onAnswer }: InvitationDialogProps) {
  const { t } = useI18n();
  const { type, plan, rematch, requester, expiresAtMs } = invitation;
  const { hue, icon: IconOf } = liveGames[type];
  const game = gameName(type, 'multi');
  const decline = () => onAnswer(false);
  return (
    <Dialog
      title={t(rematch ? 'invitation.title.rematch' : `invitation.title.${type}`)}
      width={400}
      onClose={decline}
    >
      <TimeBar expiresAtMs={expiresAtMs} lastsMs={INVITATION_LASTS_MS} />
      <div className={styles.who} style={{ '--hue': hue }}>
        <div className={styles.portrait}>
          <span className={styles.ripple} />
          <img
            className={styles.avatar}
            src={requester.image}
            alt=""
            width={AVATAR_SIZE}
            height={AVATAR_SIZE}
          />
          <span className={styles.glyph} aria-hidden="true">
            <IconOf size={GLYPH_SIZE} />
          </span>
        </div>
        <p className={styles.name}>
          <bdi>{requester.name}</bdi>
        </p>
      </div>
      <p className={styles.text}>
        {rematch ? t('invitation.text.rematch', { game: game ? t(game) : '' }) : t(`invitation.text.${type}`)}
      </p>
      <Stake type={type} plan={plan} />
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
