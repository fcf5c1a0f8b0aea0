import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { removeInvitation } from '../../game/live-events/invitations-store.ts';
import { useOpponentStore } from '../../game/live-events/opponent-store.ts';
import { ConnectionNotice } from '../../game/match/connection-notice.tsx';
import { useEnterMatch } from '../../game/matchmaking/invitations/use-enter-match.ts';
import { WaitingStage } from '../../game/matchmaking/queue/waiting-stage.tsx';
import { wireNameOf } from '../../game/modes/mode-table.ts';
import { Face } from '../../game/player/face.tsx';
import { useUserStore } from '../../game/player/user-store.ts';
import { callApi } from '../../lib/api/api.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { clearReturnPage, saveReturnPage } from '../../lib/return-page.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LogInFirst } from './log-in-first.tsx';
import { type ReadInvitation, readInvitation } from './read-invitation.ts';
import styles from './redirect.module.css';
import { refusalOf, screenErrors } from './redirect-refusals.ts';
import { RedirectRefused } from './redirect-refused.tsx';

/** Accepts the invitation. A repeat, as after a reload, is idempotent. */
function useAcceptance({ id, modeId }: ReadInvitation) {
  const enter = useEnterMatch(modeId);
  const query = useQuery({
    queryKey: ['accepted-invitation', id] as const,
    queryFn: ({ signal }) =>
      callApi('POST /api/play/invitations/:id/accept', { params: { id } }, { signal, handles: screenErrors }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: 'always',
  });
  const matchId = query.data?.matchId;
  useEffect(() => {
    removeInvitation(id);
    if (matchId) void enter(matchId);
  }, [id, matchId, enter]);
  return query;
}

function Accepting({ invitation }: { readonly invitation: ReadInvitation }) {
  const { t } = useI18n();
  const { error, isError, refetch } = useAcceptance(invitation);
  const opponent = useOpponentStore((state) => state.opponent);
  const setNotification = useOpponentStore((state) => state.setNotification);
  const reset = useOpponentStore((state) => state.reset);
  useEffect(() => {
    setNotification({ ...invitation, type: wireNameOf(invitation.modeId).type });
    return reset;
  }, [invitation, setNotification, reset]);

  const why = refusalOf(error);
  if (why) return <RedirectRefused modeId={invitation.modeId} why={why} />;
  if (isError) return <ErrorState message={t('redirect.loadError')} onRetry={() => void refetch()} />;
  return (
    <WaitingStage
      modeId={invitation.modeId}
      title={t('redirect.joining')}
      words={opponent && <bdi className={styles.name}>{opponent.name}</bdi>}
      actions={null}
    >
      {opponent && <Face src={opponent.image} frame={opponent.frame} className={styles.face} />}
    </WaitingStage>
  );
}

/** Target of an invitation's notification: opens its match, or shows why there is none. */
export function NotificationRedirectScreen() {
  const isSignedIn = useUserStore(({ user }) => user !== null);
  const [search] = useSearchParams();
  const data = search.get('data');
  const invitation = useMemo(() => readInvitation(data), [data]);

  useEffect(() => {
    if (isSignedIn) return clearReturnPage();
    saveReturnPage(location);
  }, [isSignedIn]);

  if (!isSignedIn) return <LogInFirst />;
  if (!invitation) return <RedirectRefused modeId="head-to-head" why="missing" />;
  return (
    <>
      <ConnectionNotice />
      <Accepting invitation={invitation} />
    </>
  );
}
