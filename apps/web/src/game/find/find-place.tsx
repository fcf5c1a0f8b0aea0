import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { isolate } from '../../lib/i18n/isolate.ts';
import { useTexts } from '../../lib/i18n/use-texts.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { MatchSkeleton } from '../match/match-skeleton.tsx';
import { type LiveModeId, modeTable, onTheWire } from '../modes/mode-table.ts';
import type { Asked } from './invitations/asked-screen.tsx';
import type { Invitation } from './invitations/invitation-query.ts';
import { useInvite } from './invitations/use-invite.ts';
import { keepWait, takeWait } from './queue/kept-wait.ts';
import { type Find, type LandingProps, LandingWithStakes } from './stakes/landing-with-stakes.tsx';
import { usePreloadedMatch } from './versus/use-preloaded-match.ts';

const QueueScreen = lazyScreen(async () => (await import('./queue/queue-screen.tsx')).QueueScreen);
const AskedScreen = lazyScreen(async () => (await import('./invitations/asked-screen.tsx')).AskedScreen);
const LinkScreen = lazyScreen(async () => (await import('./invitations/link-screen.tsx')).LinkScreen);
const JoinScreen = lazyScreen(async () => (await import('./invitations/join-screen.tsx')).JoinScreen);

interface FindPlaceProps {
  readonly modeId: LiveModeId;
  readonly Landing: ComponentType<LandingProps>;
}

interface Asking {
  readonly stakesId: string;
  readonly player: Asked;
  readonly invitation: Invitation;
}

/** Keeps the wait until the screen is left. */
function useKeptWait(modeId: LiveModeId, stakesId: string | null, askedName: string | undefined): void {
  useEffect(() => {
    if (stakesId !== null) keepWait({ modeId, stakesId });
    else if (askedName !== undefined) keepWait({ modeId, askedName });
    else return;
    return () => keepWait(null);
  }, [modeId, stakesId, askedName]);
}

/** The landing of a live game, and the waiting that begins there. */
function Finding({ modeId, Landing }: FindPlaceProps) {
  usePreloadedMatch(modeId);
  const hasTexts = useTexts('waiting');
  useEffect(() => QueueScreen.preload(), []);
  const [, navigate] = useLocation();
  const { t } = useI18n();
  const [before] = useState(() => takeWait(modeId));
  const [queued, setQueued] = useState<string | null>(before?.stakesId ?? null);
  const [wish, setWish] = useState<Omit<Asking, 'invitation'> | null>(null);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const invite = useInvite((made) =>
    made.code === null
      ? setInvitation(made)
      : navigate(`${modeTable[modeId].path}?link=${made.id}`, { replace: true }),
  );
  useKeptWait(modeId, queued, wish && invitation ? wish.player.name : undefined);
  const sayEnded = useEffectEvent((name: string) =>
    showToast('info', t('waiting.askedEnded', { name: isolate(name) })),
  );
  const endedName = before?.askedName;
  useEffect(() => {
    if (hasTexts && endedName !== undefined) void sayEnded(endedName);
  }, [hasTexts, endedName]);
  const gameOf = (stakesId: string) => ({ ...onTheWire(modeId), plan: stakesId });
  const ask = (stakesId: string, player: Asked) => {
    setWish({ stakesId, player });
    invite.mutate({ game: gameOf(stakesId), playerId: player.id });
  };

  const isWaiting = queued !== null || (wish && invitation);
  if (isWaiting && !hasTexts) return <MatchSkeleton />;
  if (queued !== null)
    return <QueueScreen modeId={modeId} stakesId={queued} onStop={() => setQueued(null)} />;
  if (wish && invitation) {
    return (
      <AskedScreen
        key={invitation.id}
        invitation={invitation}
        player={wish.player}
        isAskingAgain={invite.isPending}
        onAskAgain={() => ask(wish.stakesId, wish.player)}
        onBack={() => setInvitation(null)}
      />
    );
  }
  const find: Find = {
    queue: setQueued,
    ask,
    link: (stakesId) => invite.mutate({ game: gameOf(stakesId) }),
    isBusy: invite.isPending,
  };
  return <LandingWithStakes modeId={modeId} find={find} Landing={Landing} />;
}

/** Finding opponents for a live game: by its landing, by an own link that waits, or by a link that was opened. */
export function FindPlace({ modeId, Landing }: FindPlaceProps) {
  const [search] = useSearchParams();
  const [joinCode, linkId] = [search.get('join'), search.get('link')];
  const isByLink = joinCode !== null || linkId !== null;
  const hasTexts = useTexts('waiting');
  if (isByLink && !hasTexts) return <MatchSkeleton />;
  return (
    <Suspense fallback={<MatchSkeleton />}>
      {joinCode !== null && <JoinScreen key={joinCode} modeId={modeId} code={joinCode} />}
      {joinCode === null && linkId !== null && <LinkScreen key={linkId} modeId={modeId} id={linkId} />}
      {!isByLink && <Finding modeId={modeId} Landing={Landing} />}
    </Suspense>
  );
}
