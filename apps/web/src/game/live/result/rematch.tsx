import type { MatchView } from '@trivia/contract/play/match.ts';
import { RotateCcw } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
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

type End = 'declined' | 'expired';

interface SentRequestProps {
  readonly modeId: LiveModeId;
  readonly invitation: Invitation;
  readonly rivalId: string;
  readonly name: string;
  readonly onEnd: (end: End) => void;
}

/** Text of a sent request. Accepting it opens the new match. */
function SentRequest({ modeId, invitation, rivalId, name, onEnd }: SentRequestProps) {
  const { t } = useI18n();
  const isOffline = useIsOffline(rivalId);
  const { data } = useOwnInvitation(modeId, invitation.id, { endsWithPage: true });
  const status = data?.status;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (status === 'declined' || status === 'expired') end(status);
  }, [status]);
  return t(isOffline ? 'live.rematchOffline' : 'live.rematchAsked', { name });
}

interface NewsProps {
  /** Time of the expiry, which a ring shows; null without a wait. */
  readonly expiresAtMs: number | null;
  readonly text: RefObject<HTMLParagraphElement | null>;
  readonly children: ReactNode;
}

/** News of the rematch. Its live region is always rendered, so that screen readers announce each change. */
function News({ expiresAtMs, text, children }: NewsProps) {
  const isWaiting = expiresAtMs !== null;
  return (
    <div className={styles.news} data-waiting={isWaiting}>
      {isWaiting && <CountdownRing opensAtMs={expiresAtMs - LIFE_MS} closesAtMs={expiresAtMs} />}
      <p ref={text} role="status" tabIndex={-1}>
        {children}
      </p>
    </div>
  );
}

interface RematchProps {
  readonly match: MatchView;
  readonly modeId: LiveModeId;
  readonly rivalId: string;
  readonly rivalName: string;
}

/** Requests a rematch, or accepts the opponent's request. After its expiry, a request can be sent again. */
export function Rematch({ match, modeId, rivalId, rivalName }: RematchProps) {
  const { t } = useI18n();
  const [sent, setSent] = useState<Invitation | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  const { request, send, isSending, isRefused } = useRematch({ match, modeId, rivalId, onSent: setSent });
  const name = isolate(rivalName);
  const endRequest = (how: End) => {
    setSent(null);
    setEnd(how);
  };
  const asked = request ? null : sent;
  const isOver = !request && !asked && (isRefused || end === 'declined');
  const text = useRef<HTMLParagraphElement>(null);
  // The button that is gone had the focus, unless the player has moved on.
  useLayoutEffect(() => {
    if (isOver && document.activeElement === document.body) text.current?.focus();
  }, [isOver]);
  return (
    <>
      <News text={text} expiresAtMs={(request ?? asked)?.expiresAtMs ?? null}>
        {request && t('live.rematchWish', { name })}
        {asked && (
          <SentRequest key={asked.id} {...{ modeId, rivalId, name }} invitation={asked} onEnd={endRequest} />
        )}
        {isOver && t('live.rematchNo', { name })}
        {!request && !asked && !isOver && end === 'expired' && t('live.rematchExpired', { name })}
      </News>
      {/* Stays during the wait, because it has the focus. */}
      {!isOver && (
        <Button
          isWide
          icon={RotateCcw}
          isBusy={isSending || asked !== null}
          aria-disabled={asked !== null}
          onClick={send}
        >
          {t(request ? 'live.rematchAccept' : 'live.rematch')}
        </Button>
      )}
    </>
  );
}
