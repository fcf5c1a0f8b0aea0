import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { forgetWantedPage } from '../../../lib/wanted-page.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { openDialog } from '../../dialogs.ts';
import { MatchSkeleton } from '../../match/match-skeleton.tsx';
import { type LiveModeId, liveModeOf, modeTable } from '../../modes/mode-table.ts';
import { useUser } from '../../player/user-store.ts';
import { WaitingStage } from '../queue/waiting-stage.tsx';
import { type Invitation, linkQuery } from './invitation-query.ts';
import { InvitedTo } from './invited-to.tsx';
import { type JoinRefusal, JoinRefused } from './join-refused.tsx';
import { useEnterMatch } from './use-enter-match.ts';

const handles = ['INVITATION_CLOSED', 'INVITATION_NOT_FOUND', 'ACCOUNT_INCOMPLETE'] as const;

/** Accepts, which starts the match; when the invitation is gone by then, it is looked at again. */
function useAccept(code: string, modeId: LiveModeId) {
  const queryClient = useQueryClient();
  const enter = useEnterMatch(modeId);
  return useMutation({
    mutationFn: () => callApi('POST /api/play/invitations/link', { body: { joinCode: code } }, { handles }),
    onSuccess: ({ matchId }) => (matchId === null ? undefined : enter(matchId)),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'ACCOUNT_INCOMPLETE') openDialog('complete-account');
      return queryClient.invalidateQueries(linkQuery(code));
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
      hue={modeTable[modeId].hue}
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
      <InvitedTo invitation={invitation} />
    </WaitingStage>
  );
}

/** Codes are capitals and digits; people type them otherwise. */
const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Invitation of an opened link, to accept or decline. */
export function JoinScreen({ modeId, code }: { readonly modeId: LiveModeId; readonly code: string }) {
  const { t } = useI18n();
  useEffect(forgetWantedPage, []);
  const { data, isPending, error, refetch } = useQuery(linkQuery(codeOf(code)));
  if (data) return <Invited code={codeOf(code)} invitation={data} />;
  if (isPending) return <MatchSkeleton />;
  const isUnknown =
    error instanceof ApiError && ['INVITATION_NOT_FOUND', 'INVALID_INPUT'].includes(error.code);
  if (isUnknown) return <JoinRefused modeId={modeId} why="Missing" />;
  return <ErrorState message={t('waiting.joinError')} onRetry={() => void refetch()} />;
}
