import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { clearReturnPage } from '../../../lib/return-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { openDialog } from '../../dialogs.ts';
import { MatchSkeleton } from '../../match/match-skeleton.tsx';
import { type LiveModeId, liveModeOf } from '../../modes/mode-table.ts';
import { useUser } from '../../player/user-store.ts';
import { WaitingStage } from '../queue/waiting-stage.tsx';
import { type Invitation, invitationByCodeQuery } from './invitation-query.ts';
import { InvitationSummary } from './invitation-summary.tsx';
import { type JoinRefusal, JoinRefused } from './join-refused.tsx';
import { useEnterMatch } from './use-enter-match.ts';

const handles = ['INVITATION_CLOSED', 'INVITATION_NOT_FOUND', 'ACCOUNT_INCOMPLETE'] as const;

/** Accepts the invitation, which starts the match; refetches it when it has closed meanwhile. */
function useAccept(code: string, modeId: LiveModeId) {
  const queryClient = useQueryClient();
  const enter = useEnterMatch(modeId);
  return useMutation({
    mutationFn: () => callApi('POST /api/play/invitations/link', { body: { joinCode: code } }, { handles }),
    onSuccess: ({ matchId }) => (matchId === null ? undefined : enter(matchId)),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      return queryClient.invalidateQueries(invitationByCodeQuery(code));
    },
  });
}

function refusalOf({ status, requester }: Invitation, playerId: string): JoinRefusal | null {
  if (status === 'accepted') return 'Taken';
  if (status !== 'open') return 'Closed';
  return requester.id === playerId ? 'Own' : null;
}

const wordOf = (isMine: boolean, isStarting: boolean) => {
  if (isStarting) return 'waiting.joinStarting';
  return isMine ? 'waiting.toGame' : 'waiting.joinYes';
};

function Invited({ code, invitation }: { readonly code: string; readonly invitation: Invitation }) {
  const { t } = useI18n();
  const { id } = useUser();
  const { requester, matchId } = invitation;
  const modeId = liveModeOf(invitation.type);
  const accept = useAccept(code, modeId);
  const refusal = refusalOf(invitation, id);
  const isMine = matchId !== null;
  if (refusal && !isMine) return <JoinRefused modeId={modeId} why={refusal} />;
  return (
    <WaitingStage
      modeId={modeId}
      title={t('waiting.joinTitle', { name: isolate(requester.name) })}
      words={null}
      actions={
        <>
          <Button isWide icon={Play} isBusy={accept.isPending} onClick={() => accept.mutate()}>
            {t(wordOf(isMine, accept.isPending))}
          </Button>
          <ButtonLink variant="quiet" isWide to="/home">
            {t('waiting.joinNo')}
          </ButtonLink>
        </>
      }
    >
      <InvitationSummary invitation={invitation} />
    </WaitingStage>
  );
}

/** Normalises a typed code, which consists of capitals and digits. */
const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Invitation of a friend's link, to accept or decline. */
export function JoinScreen({ modeId, code }: { readonly modeId: LiveModeId; readonly code: string }) {
  const { t } = useI18n();
  useEffect(clearReturnPage, []);
  const { data, isPending, error, refetch } = useQuery(invitationByCodeQuery(codeOf(code)));
  if (data) return <Invited code={codeOf(code)} invitation={data} />;
  if (isPending) return <MatchSkeleton />;
  const isUnknown =
    error instanceof ApiError && ['INVITATION_NOT_FOUND', 'INVALID_INPUT'].includes(error.code);
  if (isUnknown) return <JoinRefused modeId={modeId} why="Missing" />;
  return <ErrorState message={t('waiting.joinError')} onRetry={() => void refetch()} />;
}
