import type { MatchView } from '@trivia/contract/play/match.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CountdownRing } from '../../../ui/figures/countdown-ring.tsx';
import { useIsOffline } from '../../live-events/online-store.ts';
import type { Invitation } from '../../matchmaking/invitations/invitation-query.ts';
import { useOwnInvitation } from '../../matchmaking/invitations/use-own-invitation.ts';
import type { LiveModeId } from '../../modes/mode-table.ts';
import styles from './rematch.module.css';
import { useRematch } from './use-rematch.ts';

const LIFE_MS = 59_000;

interface WaitingProps {
  /** Text of the wait; empty outside of one. The live region is always rendered, so that changes are announced. */
  readonly text: string;
  readonly expiresAtMs: number | null;
}

/** Wait for the opponent, with its time limit. */
function Waiting({ text, expiresAtMs }: WaitingProps) {
  return (
    <div className={styles.waiting} data-idle={expiresAtMs === null}>
      {expiresAtMs !== null && <CountdownRing opensAtMs={expiresAtMs - LIFE_MS} closesAtMs={expiresAtMs} />}
      <p role="status">{text}</p>
    </div>
  );
}

interface SentRequestProps {
  readonly modeId: LiveModeId;
  readonly invitation: Invitation;
  readonly rivalId: string;
  readonly rivalName: string;
  readonly onResend: () => void;
}

/** A sent request. Accepting it opens the new match; after its expiry it can be sent again. */
function SentRequest({ modeId, invitation, rivalId, rivalName, onResend }: SentRequestProps) {
  const { t } = useI18n();
  const isOffline = useIsOffline(rivalId);
  const name = isolate(rivalName);
  const { data = invitation } = useOwnInvitation(modeId, invitation.id, { endsWithPage: true });
  if (data.status === 'declined') return <Refused name={name} />;
  if (data.status === 'expired') {
    return (
      <>
        <p role="status">{t('live.rematchExpired', { name })}</p>
        <Button isWide icon={RotateCcw} onClick={onResend}>
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

/** Requests a rematch, or accepts the opponent's request. */
export function Rematch({ match, modeId, rivalId, rivalName }: RematchProps) {
  const { t } = useI18n();
  const [sent, setSent] = useState<Invitation | null>(null);
  const { request, send, isSending, isRefused } = useRematch({ match, modeId, rivalId, onSent: setSent });
  const name = isolate(rivalName);
  if (sent && !request) {
    const again = () => {
      setSent(null);
      send();
    };
    return (
      <SentRequest key={sent.id} {...{ modeId, rivalId, rivalName }} invitation={sent} onResend={again} />
    );
  }
  if (isRefused) return <Refused name={name} />;
  return (
    <>
      <Waiting
        text={request ? t('live.rematchWish', { name }) : ''}
        expiresAtMs={request?.expiresAtMs ?? null}
      />
      <Button isWide icon={RotateCcw} isBusy={isSending} onClick={send}>
        {t('live.rematch')}
      </Button>
    </>
  );
}
