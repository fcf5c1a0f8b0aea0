import type { MatchView } from '@trivia/contract/play/match.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CountdownRing } from '../../../ui/figures/countdown-ring.tsx';
import type { Invitation } from '../../find/invitations/invitation-query.ts';
import { useOwnInvitation } from '../../find/invitations/use-own-invitation.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';
import { useIsOffline } from '../../news/online-store.ts';
import styles from './rematch.module.css';
import { useRematch } from './use-rematch.ts';

const LIFE_MS = 59_000;

interface WaitingProps {
  /** Empty while nothing is waited for: the region stays, so that it is read when it fills. */
  readonly text: string;
  readonly expiresAtMs: number | null;
}

/** Wait for the other player, with its time limit. */
function Waiting({ text, expiresAtMs }: WaitingProps) {
  return (
    <div className={styles.waiting} data-idle={expiresAtMs === null}>
      {expiresAtMs !== null && <CountdownRing opensAtMs={expiresAtMs - LIFE_MS} closesAtMs={expiresAtMs} />}
      <p role="status">{text}</p>
    </div>
  );
}

interface AskedProps {
  readonly modeId: LiveModeId;
  readonly invitation: Invitation;
  readonly rivalId: string;
  readonly rivalName: string;
  readonly onAskAgain: () => void;
}

/** The request was sent. Its acceptance leads into the new match; without an answer it can be sent again. */
function Asked({ modeId, invitation, rivalId, rivalName, onAskAgain }: AskedProps) {
  const { t } = useI18n();
  const isOffline = useIsOffline(rivalId);
  const name = isolate(rivalName);
  const { data = invitation } = useOwnInvitation(modeId, invitation.id, { endsWithPage: true });
  if (data.status === 'declined') return <Refused name={name} />;
  if (data.status === 'expired') {
    return (
      <>
        <p role="status">{t('live.rematchExpired', { name })}</p>
        <Button isWide icon={RotateCcw} onClick={onAskAgain}>
          {t('live.rematch')}
        </Button>
      </>
    );
  }
  const text = t(isOffline ? 'live.rematchOffline' : 'live.rematchAsked', { name });
  return <Waiting text={text} expiresAtMs={invitation.expiresAtMs} />;
}

function Refused({ name }: { readonly name: string }) {
  const { t } = useI18n();
  return <p role="status">{t('live.rematchNo', { name })}</p>;
}

interface RematchProps {
  readonly match: MatchView;
  readonly modeId: LiveModeId;
  readonly rivalId: string;
  readonly rivalName: string;
}

/** Requests a rematch; when the other player has requested it already, it begins. */
export function Rematch({ match, modeId, rivalId, rivalName }: RematchProps) {
  const { t } = useI18n();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const { wish, ask, isAsking, isRefused } = useRematch({ match, modeId, rivalId, onAsked: setAsked });
  const name = isolate(rivalName);
  if (asked && !wish) {
    const again = () => {
      setAsked(null);
      ask();
    };
    return <Asked key={asked.id} {...{ modeId, rivalId, rivalName }} invitation={asked} onAskAgain={again} />;
  }
  if (isRefused) return <Refused name={name} />;
  return (
    <>
      <Waiting text={wish ? t('live.rematchWish', { name }) : ''} expiresAtMs={wish?.expiresAtMs ?? null} />
      <Button isWide icon={RotateCcw} isBusy={isAsking} onClick={ask}>
        {t('live.rematch')}
      </Button>
    </>
  );
}
