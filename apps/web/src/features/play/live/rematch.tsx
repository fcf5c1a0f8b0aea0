import { useMutation } from '@tanstack/react-query';
import type { MatchView } from '@trivia/contract/match.ts';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/http.ts';
import { useI18n } from '../../../lib/i18n.ts';
import { isolate } from '../../../lib/isolate.ts';
import { removeInvitation, useRematchWish } from '../../../lib/realtime/invitations-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveGameType } from '../../../ui/live-games.ts';
import { useEnterMatch } from '../find/use-enter-match.ts';
import { useOwnInvitation } from '../find/use-own-invitation.ts';
import styles from './rematch.module.css';

interface RematchProps {
  readonly match: MatchView;
  readonly type: LiveGameType;
  readonly rivalId: string;
  readonly rivalName: string;
}

/** The other one has been asked: waits for the answer, which leads into the new match. */
function Asked({
  type,
  id,
  rivalName,
}: {
  readonly type: LiveGameType;
  readonly id: string;
  readonly rivalName: string;
}) {
  const { t } = useI18n();
  const { data } = useOwnInvitation(type, id, { endsWithPage: true });
  const isOpen = data === undefined || data.status === 'open' || data.status === 'accepted';
  return (
    <p className={styles.told} role="status" data-open={isOpen}>
      {t(isOpen ? 'live.rematchAsked' : 'live.rematchNo', { name: isolate(rivalName) })}
    </p>
  );
}

/** Asks the other of a match of two for another one; when they have asked already, it begins. */
export function Rematch({ match, type, rivalId, rivalName }: RematchProps) {
  const { t } = useI18n();
  const wish = useRematchWish(rivalId);
  const enter = useEnterMatch(type);
  const [askedId, setAskedId] = useState<string | null>(null);
  const ask = useMutation({
    mutationFn: () =>
      callApi(
        'POST /api/play/matches/:id/rematch',
        { params: { id: match.id } },
        { handles: ['INVITATION_CLOSED', 'PLAYER_BUSY'] },
      ),
    onSuccess: async ({ id, matchId }) => {
      if (wish) removeInvitation(wish.id);
      if (matchId === null) setAskedId(id);
      else await enter(matchId);
    },
  });
  const isRefused =
    ask.error instanceof ApiError && ['INVITATION_CLOSED', 'PLAYER_BUSY'].includes(ask.error.code);

  if (askedId !== null) return <Asked type={type} id={askedId} rivalName={rivalName} />;
  if (isRefused) return <p className={styles.told}>{t('live.rematchNo', { name: isolate(rivalName) })}</p>;
  return (
    <>
      <p className={styles.wish} role="status">
        {wish && t('live.rematchWish', { name: isolate(rivalName) })}
      </p>
      <Button isWide icon={RotateCcw} isBusy={ask.isPending} onClick={() => ask.mutate()}>
        {t('live.rematch')}
      </Button>
    </>
  );
}
