import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { type LiveModeId, modeTable, wireNameOf } from '../modes/mode-table.ts';
import type { Invitation } from './invitations/invitation-query.ts';
import type { InvitedPlayer } from './invitations/sent-invitation-screen.tsx';
import { useInvite } from './invitations/use-invite.ts';
import { saveWait, takeSavedWait } from './queue/saved-wait.ts';
import { type FindOpponent, type LandingProps, LandingWithStakes } from './stakes/landing-with-stakes.tsx';
import { usePreloadedMatch } from './versus/use-preloaded-match.ts';

const QueueScreen = lazyWithPreload(async () => (await import('./queue/queue-screen.tsx')).QueueScreen);
const SentInvitationScreen = lazyWithPreload(
  async () => (await import('./invitations/sent-invitation-screen.tsx')).SentInvitationScreen,
);
const LinkScreen = lazyWithPreload(async () => (await import('./invitations/link-screen.tsx')).LinkScreen);
const JoinScreen = lazyWithPreload(async () => (await import('./invitations/join-screen.tsx')).JoinScreen);

interface MatchmakingRouteProps {
  readonly modeId: LiveModeId;
  readonly Landing: ComponentType<LandingProps>;
}

interface SentInvitation {
  readonly stakesId: string;
  readonly player: InvitedPlayer;
  readonly invitation: Invitation;
}

/** Saves the wait for a reload until the screen is left. */
function useSavedWait(modeId: LiveModeId, stakesId: string | null, invitedName: string | undefined): void {
  useEffect(() => {
    if (stakesId !== null) saveWait({ modeId, stakesId });
    else if (invitedName !== undefined) saveWait({ modeId, invitedName });
    else return;
    return () => saveWait(null);
  }, [modeId, stakesId, invitedName]);
}

/** Landing of a live mode, or the wait that begins there. */
function Matchmaking({ modeId, Landing }: MatchmakingRouteProps) {
  usePreloadedMatch(modeId);
  const hasTexts = useTexts('waiting');
  useEffect(() => QueueScreen.preload(), []);
  const [, navigate] = useLocation();
  const { t } = useI18n();
  const [before] = useState(() => takeSavedWait(modeId));
  const [queued, setQueued] = useState<string | null>(before?.stakesId ?? null);
  const [inviting, setInviting] = useState<Omit<SentInvitation, 'invitation'> | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const invite = useInvite((made) =>
    made.code === null
      ? setInvitation(made)
      : navigate(`${modeTable[modeId].path}?link=${made.id}`, { replace: true }),
  );
  useSavedWait(modeId, queued, inviting && invitation ? inviting.player.name : undefined);
  const showEnded = useEffectEvent((name: string) =>
    showToast('info', t('waiting.askedEnded', { name: isolate(name) })),
  );
  const endedName = before?.invitedName;
  useEffect(() => {
    if (hasTexts && endedName !== undefined) void showEnded(endedName);
  }, [hasTexts, endedName]);
  const gameOf = (stakesId: string) => ({ ...wireNameOf(modeId), plan: stakesId });
  const invitePlayer = (stakesId: string, player: InvitedPlayer) => {
    setInviting({ stakesId, player });
    invite.mutate({ game: gameOf(stakesId), playerId: player.id });
  };

  const isWaiting = queued !== null || (inviting && invitation);
  if (isWaiting && !hasTexts) return <MatchSkeleton />;
  if (queued !== null)
    return <QueueScreen modeId={modeId} stakesId={queued} onStop={() => setQueued(null)} />;
  if (inviting && invitation) {
    return (
      <SentInvitationScreen
        key={invitation.id}
        invitation={invitation}
        player={inviting.player}
        isResending={invite.isPending}
        onResend={() => invitePlayer(inviting.stakesId, inviting.player)}
        onBack={() => setInvitation(null)}
      />
    );
  }
  const find: FindOpponent = {
    queue: setQueued,
    invitePlayer,
    link: (stakesId) => invite.mutate({ game: gameOf(stakesId) }),
    isBusy: invite.isPending,
  };
  return <LandingWithStakes modeId={modeId} find={find} Landing={Landing} />;
}

/** Finds an opponent for a live mode: by its landing, by the player's own link, or by a friend's link. */
export function MatchmakingRoute({ modeId, Landing }: MatchmakingRouteProps) {
  const [search] = useSearchParams();
  const [joinCode, linkId] = [search.get('join'), search.get('link')];
  const isByLink = joinCode !== null || linkId !== null;
  const hasTexts = useTexts('waiting');
  if (isByLink && !hasTexts) return <MatchSkeleton />;
  return (
    <Suspense fallback={<MatchSkeleton />}>
      {joinCode !== null && <JoinScreen key={joinCode} modeId={modeId} code={joinCode} />}
      {joinCode === null && linkId !== null && <LinkScreen key={linkId} modeId={modeId} id={linkId} />}
      {!isByLink && <Matchmaking modeId={modeId} Landing={Landing} />}
    </Suspense>
  );
}
